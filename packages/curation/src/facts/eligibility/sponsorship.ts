import { anyOf, composed, firstMatch, type Pattern } from '../../patterns/pattern.ts'

/** A question of the form, which demands and offers nothing. */
export const QUESTION = /\?\s*$|^(?:are|do|will|can|have|would) you\b|: ?yes\/no|required: ?(?:no\b.*)?$/

const IMMIGRATION = 'immigration(?! status)|green\\s?cards?|work permits?|employment authori[sz]ation'
const VISA = `(?:visas?|h-?1(?:-?b)?|j-?1|${IMMIGRATION})`
const NO = "can['’]?t|won['’]?t|no|never|neither|n['’]t|without|nor|non"
const NOT = `(?:not|un(?:able|available)|cannot|${NO})`
const GIVE = '(?:accept|consider|support|offer|provide|process|take|work with)'
const CANNOT = "(?:\\b(?:cannot|unable to|do(?:es)? not|will not)|n['’]t)"
const NOT_ABLE = "(?:\\bnot|n['’]t) (?:\\w+ )?(?:able|willing|in a position) to"
const TAKEN = '(?:accepted|available|considered|eligible|supported)'

/** That no visa is sponsored. */
export const REFUSES: readonly Pattern[] = [
  {
    name: 'not … sponsor',
    expression: composed`(?:\b${NOT}\b|n['’]t\b)(?:(?!, we\b)[^.;?]){0,110}?\bsponsor`,
    reads: 'We are unable to sponsor visas.',
    misses: 'We sponsor visas.',
  },
  {
    name: 'sponsorship … not',
    expression: /\bsponsorship\b[^.;?]{0,60}?\b(?:not|unavailable|never|no\b|none|cannot|n['’]t)/i,
    reads: 'Visa sponsorship is not available.',
    misses: 'Visa sponsorship is available.',
  },
  {
    name: 'no visas',
    expression: composed`\b(?:no|not (?:eligible for|${GIVE}\w*))\b[^.;?]{0,30}?\b${VISA}`,
    reads: 'No C2C or H1B',
    misses: 'H1B welcome',
  },
  {
    name: 'visas not accepted',
    expression: composed`\b${VISA}[^.;?]{0,30}\b(?:not (?:be )?${TAKEN}|unavailable)`,
    reads: 'Visa candidates will not be considered.',
    misses: 'Visa candidates will be considered.',
  },
  {
    name: 'cannot support visas',
    expression: composed`(?:${CANNOT}|${NOT_ABLE}) ${GIVE}\b[^.;?]{0,30}?\b${VISA}`,
    reads: 'We cannot support H-1B transfers.',
    misses: 'We support H-1B transfers.',
  },
  {
    name: 'work without a visa',
    expression: composed`\bwork\b[^.;?]{0,50} without (?:\w+ ){0,2}${VISA}`,
    reads: 'Must be able to work in the US without visa support.',
    misses: 'Work with visas',
  },
  {
    name: 'sponsorship: no',
    expression: /\bsponsor(?:ship)?s?(?: (?:available|visas?|offered|provided))?: ?(?:no|none)\b/i,
    reads: 'Visa sponsorship available: No',
    misses: 'Visa sponsorship available: Yes',
  },
]
const WE = '(?:we|will|can|may|do|happy to|able to|agree to|are)'
const ALSO = '(?:and|or|/) \\w+'
const HEDGE = '(?:is |may be |can be |will be |also |potentially )'
const GIVEN = '(?:available|support|opportunit|offered|provided|possible|considered)'
const OF_VISA = '(?:transfers?|processing|support|assistance|candidates|holders)'
const WELCOME = '(?:available|provided|offered|ok|welcome|accepted|possible)'
const HAPPY = '(?:(?:happy|able|willing) to|we(?: also)?)'

/** That a visa is sponsored, or may be. */
export const OFFERS: readonly Pattern[] = [
  {
    name: 'we sponsor',
    expression: composed`\b${WE}(?: \w+){0,2} sponsor(?:ing)?\b(?: \w+){0,4} (?:${VISA}|candidates?|applicants?|employment)`,
    reads: 'We will sponsor your H-1B visa.',
    misses: 'We sponsor youth teams.',
  },
  {
    name: 'visa sponsorship available',
    expression: composed`\b(?:${VISA}|employment|work)(?: ${ALSO})?(?: visa)? sponsorship ${HEDGE}*${GIVEN}`,
    reads: 'Work visa sponsorship may be available.',
    misses: 'Sponsorship of events is available.',
  },
  {
    name: 'offer visa sponsorship',
    expression: composed`\b(?:provide|offer|consider|including|with)s?(?:ing)?\b[^.;?]{0,25}\b${VISA} sponsorship`,
    reads: 'We offer visa sponsorship.',
    misses: 'We offer sponsorship of events.',
  },
  {
    name: 'visas welcome',
    expression: composed`\b${VISA}(?: ${OF_VISA})?(?: is| are)? ${WELCOME}`,
    reads: 'H-1B candidates are welcome.',
    misses: 'H-1B rules',
  },
  {
    name: 'we support visas',
    expression: composed`(?<!not )\b${HAPPY} (?:support|help with|assist with|consider)\b[^.;?]{0,20}${VISA}`,
    reads: 'We support H-1B transfers.',
    misses: 'We are not happy to support visas.',
  },
  {
    name: 'sponsorship available',
    expression:
      /\bsponsorship(?:: ?(?:yes|ok)| (?:(?:is|may be) )?(?:potentially )?(?:available|possible|offered))\b/i,
    reads: 'Sponsorship: Yes',
    misses: 'Sponsorship: None',
  },
  {
    name: 'open to sponsoring',
    expression: /\bopen to (?:visa )?sponsor(?!s\b)/i,
    reads: 'Open to sponsoring visas',
    misses: 'Open to sponsors',
  },
]
export const SPEAKS_OF_SPONSORS = /sponsor|h-?1|visa|immigration/
const NAMES_VISA = new RegExp(VISA)
// Events, studies and clearances have sponsors too.
const OF_VISAS = new RegExp(
  anyOf([
    `${VISA}|immigra|employment|work|candidate|applicant|position|role\\b|now or in the future`,
    'sponsor(?:$|[.,;!]| at this time| now\\b)|individuals?|sponsorships?\\b|person',
  ]),
)
const PURPOSE = anyOf([
  'events?|executive|corporate|clinical|trainings?|clearance|projects?|athlet\\w*|sports?|donors?',
  'fundrais\\w*|conference|team|program|study|research|business',
])
const SPONSORED = '(?:by|of|events?|organi|research|project|program|medical|health)'
const OF_OTHERS = new RegExp(
  anyOf([
    `\\b${PURPOSE}[- ]sponsor`,
    '\\b(?:employer|company)[- ]sponsored (?!work|visa)',
    `\\bsponsor(?:s|ed)? ${SPONSORED}`,
  ]),
)

/** Whether a clause in lower case says that a visa is sponsored; null where it says nothing. */
export function sponsorshipIn(clause: string): 'yes' | 'no' | null {
  if (!SPEAKS_OF_SPONSORS.test(clause) || !OF_VISAS.test(clause) || QUESTION.test(clause)) return null
  if (/with or without (?:\w+ )?sponsor/.test(clause)) return 'yes'
  if (OF_OTHERS.test(clause) && !NAMES_VISA.test(clause)) return null
  if (firstMatch(REFUSES, clause) !== null) return 'no'
  return firstMatch(OFFERS, clause) !== null ? 'yes' : null
}
