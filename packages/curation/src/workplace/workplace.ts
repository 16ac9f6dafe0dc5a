import type { Workplace } from '@lilypad/domain'

const REMOTE =
  /\b(?:remote(?:ly)?|remoto|remota|télétravail|distributed|home[ -]?based|home[ -]?office|work(?:ing)?[ -](?:from|at)[ -](?:home|anywhere)|wfh|anywhere(?! in the office)|telecommut(?:e|ing)|telework(?:ing)?|virtual)\b/i
const NOT_REMOTE = /\b(?:not|non|no)[ -]remote\b|\bremote (?:is )?not\b/i
const HYBRID = /\b(?:hybrid|híbrido|flex(?:ible)? (?:workplace|location))\b/i
const ON_SITE =
  /\b(?:on[ -]?site|in[ -]office|in[ -]person|offices?|hq|headquarters?|campus|building|bldg|tower|depot|warehouse|presencial)\b/i
const PLACEHOLDER = /\b(?:please|update|tbd|tba|unspecified|not specified)\b/i

/** The workplace named by a place or by the board's own word, or null. Remote takes precedence. */
export function workplaceIn(text: string): Workplace | null {
  if (PLACEHOLDER.test(text)) return null
  if (REMOTE.test(text) && !NOT_REMOTE.test(text)) return 'Remote'
  if (HYBRID.test(text)) return 'Hybrid'
  return ON_SITE.test(text) ? 'On-Site' : null
}

const THIS_JOB =
  '(?:this|the|our) (?:is an? |(?:role|position|job|opportunity|internship) (?:is|will be) |is )(?:an? )?'
const FULLY = '(?:(?:fully|completely|entirely|permanent(?:ly)?|primarily|100 ?%) )?'
const JOB = '(?:role|position|job|opportunity|internship|work)'

const IN_TEXT = new RegExp(
  `\\b${THIS_JOB}${FULLY}(?:remote|work[- ]from[- ]home)\\b|\\b(?:fully|100 ?%|completely|entirely) remote (?:${JOB}|team|company)\\b|\\b(?:work ?place |work )?(?:location|type|arrangement|setting): ?(?:fully |100 ?% )?remote\\b|\\byou (?:can|may|will) work (?:fully |100 ?% )?(?:remotely|from home|from anywhere)\\b(?! (?:up to|on|for|one|two|three|part|some|\\w+ days|\\d))|^[^\\w\\n]{0,5}(?:fully |100 ?% )?remote(?=$|[,.;:(]| (?:within|in|from|\\())`,
  'im',
)
const HYBRID_IN_TEXT = new RegExp(
  `\\bhybrid (?:${JOB}|schedule|working|model|setup|arrangement)\\b|\\b${THIS_JOB}hybrid\\b|^[^\\w\\n]{0,5}hybrid\\b[,:]|\\b(?:location|type|arrangement): ?hybrid\\b|\\bdays? (?:a|per|each) week (?:in|at|from) (?:the|our) `,
  'im',
)
const ON_SITE_IN_TEXT = new RegExp(
  `\\b${THIS_JOB}${FULLY}(?:on-?site|in[- ]office|in[- ]person|office[- ]based)\\b|\\byou(?:['’]ll| will) (?:be )?work(?:ing)? on-?site (?:in|at)\\b|\\b(?:location|type|arrangement): ?on-?site\\b|\\b(?:not a remote|remote work is not (?:available|an option|possible))\\b`,
  'i',
)

// Every statement about the workplace has one of these words: few texts need the longer expressions.
const MAY_STATE =
  /remote|hybrid|on-?site|in[- ](?:office|person)|office[- ]based|from[- ](?:home|anywhere)|week (?:in|at|from) (?:the|our) /i

/** What the description says explicitly about the workplace, or null. */
export function workplaceInDescription(text: string): Workplace | null {
  if (!MAY_STATE.test(text)) return null
  if (HYBRID_IN_TEXT.test(text)) return 'Hybrid'
  if (ON_SITE_IN_TEXT.test(text)) return 'On-Site'
  return IN_TEXT.test(text) ? 'Remote' : null
}
