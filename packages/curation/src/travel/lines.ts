import { anyOf, composed } from '../patterns/pattern.ts'

/** A statement that may speak of travel, and whether it stands under a heading about benefits. */
export type Line = { text: string; amongBenefits: boolean }

// Every mention has one of these words: few sentences need the longer expressions.
const MAY_MENTION =
  /travel|trips?\b|overnight|on the road|reisebereitschaft|dienstreisen|déplacements|viajar|visit|driving/i

// Texts that lost their line breaks: 'degreeTravel is required', a bullet, an item begun by its usual word.
const GLUED = /(?<=[a-z.!?:;)%*])(?=[A-Z][a-z]{3}|(?:Up|No|Yes|Job|The|You|Our|Day|For)\b)/
const GLUED_HEADING = /(?<=[Tt]ravel)(?=[A-Z])|(?<=[A-Z]{3})(?=[A-Z][a-z]{4})/
const BULLET = /[•●▪◦·§‣►✔¨]/
const BEGINNINGS = anyOf([
  ...['Ability', 'Able', 'Must', 'Willing(?:ness)?', 'Availab(?:le|ility)', 'Flexib(?:le|ility)', 'Strong'],
  ...['Excellent', 'Proficien(?:t|cy)', 'Knowledge', 'Experienced?', 'Familiarity', 'Comfortable', 'Valid'],
  ...['Possess(?:es)?', 'Bachelor', 'Master', 'Minimum', 'Preferred', 'Qualifications', 'Responsibilities'],
  ...[
    'Requirements',
    'Additional',
    'Benefits',
    'Salary',
    'Compensation',
    'Physical',
    'Education',
    'Relocation',
  ],
  ...['Occasional', 'Travel (?:Requirements?|Required|Percentage|Expectations?)'],
])
const ABOUT_TRAVEL =
  '(?:Travel|TRAVEL) ?:|Travel(?:s|l?ing)? (?:to|between|within|throughout|across|up|is|may|will|as)\\b'
const ITEM = ` (?=[A-Z])(?<=[a-z\\d)%.] )(?<!ravel )(?=${BEGINNINGS} ?[A-Za-z:(]|${ABOUT_TRAVEL})`
const LOST_BREAK = new RegExp([GLUED.source, GLUED_HEADING.source, BULLET.source, ITEM].join('|'))

const OF_BENEFITS = anyOf([
  ...[
    'benefits?',
    'perks?',
    'what we offer',
    'we offer',
    'why (?:join|work)',
    "what['’]s in it",
    'total rewards',
  ],
  ...["what you(?:['’]ll| will) get", 'compensation (?:and|&) (?:benefits|perks)'],
])
const BENEFITS_HEADING = composed`^(?:our |the |company )?${OF_BENEFITS}\b`
const OF_OTHERS = anyOf([
  ...['requirements?', 'qualifications?', 'responsibilit', 'about', "you(?:['’]ll| will) (?:do|bring|need)"],
  ...[
    'you (?:have|bring|are)',
    'role',
    'nice to have',
    'skills',
    'experience',
    'apply',
    'travel',
    'conditions',
  ],
  ...['duties', 'location'],
])
const OTHER_HEADING = composed`\b${OF_OTHERS}`
const BEFORE =
  '(?:(?:is|if|business|minimum|expected) |(?:work |job )?(?:location|schedule|conditions|physical) (?:&|and) )'
const AFTER = '(?:requirements?|required|expectations?|percentage|amount|frequency|level)'
const ASKED = '(?:does|will) (?:this|the) \\w+ (?:require|involve) travel\\?'
const NAMED = `travel(?: (?:and\\/or|and|&) driving)?(?: (?:is )?${AFTER})?`
const HEADING = composed`^\W*(?:${BEFORE}?${NAMED}(?: \([^)\d%]{1,20}\))?\s*(?:, how much)?\s*[:?*]*|${ASKED})$`
// Alone it may be a heading or the whole statement; the next line decides.
const STATEMENT = /\brequired\s*$/i
// What a longer line under such a heading says of the travel without naming it.
const SAYS_HOW_MUCH =
  /\d ?%|\bpercent\b|\bon-?site\b|\bvisits?\b|\bnights?\b|\btrips?\b|\bin the field\b|\bdriv(?:e|ing)\b/i
// The next field of a form answers nothing: 'Telecommuting options: yes'.
const NEXT_FIELD = /^[A-Z][\w /&()-]{2,40}:/
const SHORT_ANSWER = 40
const LONG_ANSWER = 240

const isHeadingOf = (sentence: string) => sentence.length < 80 && HEADING.test(sentence)

/**
 * Sentences that may mention travel, with their section; a heading such as 'Travel required:' is joined to the line
 * that answers it.
 */
export function headed(sentences: readonly string[]): Line[] {
  const found: Line[] = []
  let amongBenefits = false
  let heading = ''
  for (const { sentence, speaks } of sentences.flatMap(spoken)) {
    if (sentence.length < 60 && BENEFITS_HEADING.test(sentence)) amongBenefits = true
    else if (sentence.length < 50 && !/[.,]$/.test(sentence) && OTHER_HEADING.test(sentence))
      amongBenefits = false
    const isHeading = speaks && isHeadingOf(sentence)
    const answers = heading !== '' && !isHeading && isAnswer(sentence)
    if (heading !== '' && !answers && STATEMENT.test(heading)) found.push({ text: heading, amongBenefits })
    if (answers) found.push({ text: `${heading.replace(/[:?*]*$/, ':')} ${sentence}`, amongBenefits })
    else if (speaks && !isHeading) found.push({ text: sentence, amongBenefits })
    heading = isHeading ? sentence : ''
  }
  return STATEMENT.test(heading) ? [...found, { text: heading, amongBenefits }] : found
}

function spoken(text: string): { sentence: string; speaks: boolean }[] {
  if (!MAY_MENTION.test(text)) return [{ sentence: text, speaks: false }]
  return statements(text).map((sentence) => ({ sentence, speaks: MAY_MENTION.test(sentence) }))
}

const isAnswer = (sentence: string) =>
  SAYS_HOW_MUCH.test(sentence)
    ? sentence.length < LONG_ANSWER
    : sentence.length < SHORT_ANSWER && !NEXT_FIELD.test(sentence)

/** The statements of a sentence that lost its line breaks. */
export function statements(sentence: string): string[] {
  return sentence.split(LOST_BREAK).flatMap((part) => {
    const text = part.trim()
    return text === '' ? [] : [text]
  })
}
