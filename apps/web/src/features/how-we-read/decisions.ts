export type DecisionId =
  | 'workplace'
  | 'residence'
  | 'category'
  | 'audience'
  | 'pay'
  | 'travel'
  | 'demands'
  | 'summary'

/** Words of an invented posting, what we say of them, and what a person would. */
export type Mistake = { title?: string; text?: string; weSay: string; right: string }

/** What is decided of a posting, how, and two invented postings that are read wrongly today. */
export type Decision = { id: DecisionId; name: string; how: string; mistakes: readonly [Mistake, Mistake] }

export const DECISIONS: readonly Decision[] = [
  {
    id: 'workplace',
    name: 'Remote, hybrid or on-site',
    how: 'What the employer chose on its careers board counts first, unless the text plainly says otherwise. Then a model weighs the words around cues such as “remote”, “from home” or “office”. It has learned from sentences that we wrote: jobs that are remote, and perks, students and interviews that are called remote while the job is not.',
    mistakes: [
      {
        text: 'The whole team has been remote since spring, and the office lease ended.',
        weSay: 'not stated',
        right: 'Remote',
      },
      { text: 'You may do this job from your kitchen table.', weSay: 'not stated', right: 'Remote' },
    ],
  },
  {
    id: 'residence',
    name: 'Where you may live',
    how: 'Rules look for sentences that limit who may apply by country, state or distance, and read the places in them. An office, a customer or a school in a place does not limit anything.',
    mistakes: [
      {
        text: 'Our customers are in Texas and Oklahoma, and so are you.',
        weSay: 'Not stated',
        right: 'Texas or Oklahoma only',
      },
      {
        text: 'Sadly our insurer does not cover Alaska or Hawaii.',
        weSay: 'Not stated',
        right: 'not Alaska or Hawaii',
      },
    ],
  },
  {
    id: 'category',
    name: 'Category',
    how: 'A model reads the job’s title, and a little of its department. It has learned from thousands of labelled titles. The words that counted most are kept as the reason.',
    mistakes: [
      { title: 'Learner Happiness Lead', weSay: 'Technical', right: 'Customer Success' },
      { title: 'Impact Storyteller', weSay: 'Data Analysis/Research', right: 'Communications' },
    ],
  },
  {
    id: 'audience',
    name: 'Whom the job suits',
    how: 'The years of experience that the posting requires decide the band; where it names none, the title does. Rules find postings that welcome teachers and others from education.',
    mistakes: [
      {
        title: 'Account Executive',
        text: 'Half of our sales team stood in front of a class before.',
        weSay: 'no word of teachers',
        right: 'welcomes teachers',
      },
      {
        title: 'Data Analyst',
        text: 'You have a decade behind you.',
        weSay: 'little experience',
        right: 'ten years of experience',
      },
    ],
  },
  {
    id: 'pay',
    name: 'Pay',
    how: 'Rules find sums of money, and judge each by the words around it: whose money it is, for what, and for how long. A bonus, a grant and the price of what the employer sells are not pay.',
    mistakes: [
      {
        text: 'Pay: $30 an hour for teaching, $20 an hour for preparation.',
        weSay: '$20 - $30 an hour',
        right: 'two rates, not a range',
      },
      {
        text: 'Pay is $52,000 in your first year and $61,000 after the second.',
        weSay: '$52,000 - $61,000',
        right: '$52,000 to begin with',
      },
    ],
  },
  {
    id: 'travel',
    name: 'Travel',
    how: 'A small grammar looks for what asks you to travel, how much or how often, and for sentences that deny it. Benefits, products for travellers and the way to your own office do not count.',
    mistakes: [
      {
        text: 'You spend Tuesdays and Thursdays with families in their living rooms.',
        weSay: 'No Travel',
        right: 'Regular Travel',
      },
      {
        text: 'Expect a week with the sales team in Austin each quarter, at our cost.',
        weSay: 'No Travel',
        right: 'Occasional Travel',
      },
    ],
  },
  {
    id: 'demands',
    name: 'Licence, degree, experience and dates',
    how: 'The posting is cut into parts under its headings. Rules decide whether a part demands something, wishes for it or does without it, and read what it names.',
    mistakes: [
      {
        text: 'We look for someone who holds, or is about to hold, a master of education.',
        weSay: 'Master’s degree required',
        right: 'required soon, not yet',
      },
      {
        text: 'Applications close a week before Thanksgiving.',
        weSay: 'Not stated',
        right: 'a deadline in November',
      },
    ],
  },
  {
    id: 'summary',
    name: 'Summary',
    how: 'Two or three whole sentences of the posting, never our own words. A model picks those that tell what you would do, or whom the job serves.',
    mistakes: [
      {
        text: 'Teachers help children to read. You keep the books of a school.',
        weSay: 'Teachers help children to read. You keep the books of a school.',
        right: 'You keep the books of a school.',
      },
      {
        text: 'The school serves 400 children and their families. You keep the books.',
        weSay: 'The school serves 400 children and their families.',
        right: 'You keep the books.',
      },
    ],
  },
]
