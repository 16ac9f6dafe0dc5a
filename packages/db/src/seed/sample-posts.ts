import type { SiteContent } from '../schema/index.ts'

type Post = SiteContent['newsletter_post']

const post = (slug: string, published_on: string, title: string, summary: string, body: string[]): Post => ({
  title,
  url: `/newsletter/${slug}`,
  summary,
  published_on,
  body: [summary, ...body],
})

/** Five articles that come with the product, shown until the operator names a feed. They say that they are samples. */
export const SAMPLE_POSTS: readonly Post[] = [
  post(
    'what-teachers-already-know',
    '2026-10-12',
    'What teachers already know about product work',
    'Planning backwards from a goal, trying it on thirty people, and changing it by Thursday: that is a product cycle.',
    [
      'Read a job posting for a product or learning role and underline every verb. Plan, test, explain, measure, adapt. Most teachers have done each of them before lunch.',
      'What hiring managers miss is rarely the skill. It is the evidence in words they recognise. Swap “taught a unit on fractions” for “designed, ran and revised a six-week programme for 120 learners; average scores rose by 14 points”.',
      'Pick three stories from your last school year and write each in four lines: the goal, what you tried, what you learned, what changed. Those twelve lines will carry most interviews.',
    ],
  ),
  post(
    'reading-a-travel-line',
    '2026-09-21',
    'How to read the travel line in a remote posting',
    '“Occasional travel” can be two days a year or two days a month. Here is how to tell before the interview.',
    [
      'Look for a number first. Up to ten percent is about two working weeks a year; a quarter is one week in every month.',
      'Without a number, look at what the travel is for. Team meetings come a few times a year. Customer visits come with the territory, and territories grow.',
      'Ask one question in the first call: “When did somebody in this role last travel, and for how long?” The answer is worth more than the posting.',
    ],
  ),
  post(
    'salary-before-small-talk',
    '2026-08-31',
    'Salary before small talk: asking early without harm',
    'Nobody enjoys the fourth interview that ends in a number you could never have taken.',
    [
      'If the posting names a range, say early that it works for you, and mean the part of it that does.',
      'If it names none, ask the recruiter for the range before you give yours. “So that I do not waste your time, what has been set aside for this role?” is polite and hard to refuse.',
      'Do the sum for the whole year. A school salary is often paid over ten months with a pension behind it; compare like with like.',
    ],
  ),
  post(
    'one-page-portfolio',
    '2026-08-10',
    'A portfolio of one page that gets read',
    'Three samples, a sentence of context for each, and a way to write to you. That is all anybody opens.',
    [
      'Choose work that resembles the work you want: a lesson rewritten as a self-paced module, a family letter rewritten as a help article, a data sheet turned into two charts and a decision.',
      'Under each, answer one question: what would you do differently now? It shows more judgement than the sample itself.',
      'Keep it in a place that opens on a phone without a password. Then ask a friend outside education to find your e-mail address on it.',
    ],
  ),
  post(
    'twenty-minutes-a-day',
    '2026-07-20',
    'Twenty minutes a day: a search that fits around school',
    'A search that depends on free weekends ends at the first stack of grading. This one does not.',
    [
      'Monday: look through what is new and star at most five jobs. Tuesday and Wednesday: one application each, with the stories you have already written. Thursday: one message to somebody who does that work. Friday: nothing at all.',
      'Keep a line of notes for each application. In six weeks you will see which kind of role answers you, and that is the one to look for.',
      'Let alerts do the looking. Your evening is for the two postings that deserve you.',
    ],
  ),
]
