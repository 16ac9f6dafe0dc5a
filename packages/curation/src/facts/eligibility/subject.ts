// Whom a posting speaks of without hiring them.
const PEOPLE =
  '(?:students|pupils|learners|scholars|children|youth|famil(?:y|ies)|parents?|guardians|patients?|clients?|customers?|participants|users|donors|vendors|suppliers|partners|volunteers|alumni|graduates of (?:our|the) [\\w-]+|mentees|caregivers|households|borrowers|tenants|shoppers|guests|investors)'
const COLLEAGUES =
  '(?:company|firm|agency|school|district|college|university|program|organization|center|clinic|hospital|team|staff|faculty|founders?|ceo|director|supervisor|manager|tutors|clinicians|nurses|therapists|teachers|coaches|agents|engineers|attorneys|lawyers|providers|professionals|graduates|consultants|instructors|counselors|fellows|principals|mentors)'
const SERVED =
  '[\\w-]+ (?:whom |that )?you (?:place|recruit|select|serve|support|train|coach|supervise|manage|teach|hire|match|represent|advise|mentor)'
const LEADS = '(?:(?:all|most|many|some|these|both|each|every|when|if|where|while|because|since) (?:of )?)?'
const WHERE = "(?: (?:in|of|at|from|with)(?: [\\w'’-]+){1,3}?)?"
const ADVERBS = '(?:(?:also|often|usually|typically|currently|each|all|both|first|\\w+ly) ){0,2}'
const VERBS =
  '(?:who|must|should|needs?|may|can(?:not)?|will|have|has|hold|holds|are|is|was|were|appl(?:y|ies)|submit|begin|start|works?|receive|earn|pursue|obtain|complete|enroll?|spend|get)\\b'
const SEEKS = '(?:\\w+ )?(?:looking|seeking|hiring|searching|recruiting|required(?! to\\b)|preferred)'
const SUBJECT = new RegExp(
  `^\\W*${LEADS}(?:(?:the |our )?(?:[\\w-]+ ){0,2}?${PEOPLE}|our (?:[\\w-]+ ){0,2}?(?<colleagues>${COLLEAGUES})|(?:the |our )?(?:founders?|ceo)|${SERVED})${WHERE},? ${ADVERBS}${VERBS}(?! ${SEEKS})`,
)
const READER =
  /\b(?:you|your|candidates?|applicants?|incumbent|employ|hires?|job|role|position|post|internship|required(?! to\b)|preferred|a plus|desired)\b/
// 'You will coach principals who have 8 years of experience.'
const RELATIVE = new RegExp(
  `\\b(?:train|coach|support|supervise|mentor|manage|teach|recruit|place|match|serve|advise|assist|evaluate|onboard|represent|help|work(?:ing)? (?:with|beside|alongside))(?:ing)? (?:[\\w-]+ ){0,5}?(?:(?:${PEOPLE}|${COLLEAGUES})(?=,? who )|[\\w-]+(?=,? (?:all|each|most|many|some|both) of whom ))(?=,? (?:(?:all|each|most|many|some|both) of )?whom? (?:\\w+ly )?(?:must|have|has|holds?|are|is|needs?|requires?)\\b)`,
)
const HIRES = /\b(?:we|looking|seek\w*|must|required)\b/
/** Where what is said of others ends. */
const END = /[;,](?= (?:and |but |so |while |yet )?(?:you|your|candidates?|applicants?|we)\b)/

/**
 * The clauses of a sentence or item that may speak of the reader: without 'students must hold …', 'our nurses begin …',
 * '… clients who have …'. Under the title of a nurse, 'our nurses' are the reader.
 *
 * @param lower the text in lower case
 */
export function clausesOfReader(text: string, lower: string, title: string): string[] {
  const subject = SUBJECT.exec(lower)
  if (subject !== null) {
    const colleague = subject.groups?.colleagues?.replace(/s$/, '')
    const isTitle = colleague !== undefined && title.toLowerCase().includes(colleague)
    const [{ length }] = subject
    const end = endOf(lower, length)
    if (!isTitle && !READER.test(lower.slice(length, end))) return nonEmpty([text.slice(end + 1)])
  }
  const relative = lower.includes(' who') ? RELATIVE.exec(lower) : null
  if (relative === null || HIRES.test(lower.slice(0, relative.index))) return [text]
  const from = relative.index + relative[0].length
  return nonEmpty([text.slice(0, from), text.slice(endOf(lower, from) + 1)])
}

function endOf(lower: string, from: number): number {
  const at = END.exec(lower.slice(from))?.index
  return at === undefined ? lower.length : from + at
}

const nonEmpty = (clauses: readonly string[]) =>
  clauses.map((clause) => clause.trim()).filter((clause) => clause !== '')
