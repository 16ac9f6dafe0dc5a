import type { LicenceKind } from '@lilypad/domain'
import type { Pattern } from '../patterns/pattern.ts'
import { either } from './words/either.ts'
import { everyMatch } from './words/every-match.ts'

const whole = (lines: readonly RegExp[]) => `(?<![A-Za-z])${either(...lines)}(?![A-Za-z])`
/** Names of professions, in any case. */
const names = (...lines: readonly RegExp[]) => new RegExp(whole(lines), 'gi')
/** Their letters, as printed. */
const letters = (...lines: readonly RegExp[]) => new RegExp(whole(lines), 'g')

/** What names a profession beside a licence. */
export const KINDS: readonly (Pattern & { kind: LicenceKind })[] = [
  {
    kind: 'nursing',
    name: 'nurses',
    expression: names(
      /(?:registered |licensed |practical |vocational )*nurs(?:es?|ing)|RNs?|R\.N\.|LPNs?|LVNs?|CNAs?|APRN|ARNP|CRNA/,
    ),
    reads: 'Licensed Practical Nurse',
    misses: 'plant nursery',
  },
  {
    kind: 'social work',
    name: 'social workers',
    expression: names(/LCSW(?:-?[A-Z])?|LMSW|LICSW|LISW(?:-?S)?|LBSW|LGSW|LSW|social work(?:er)?s?/),
    reads: 'Licensed Clinical Social Worker',
    misses: 'social workings',
  },
  {
    kind: 'behavior analyst',
    name: 'behavior analysts',
    expression: names(/BCBA(?:-?D)?|BCaBA|RBT|behaviou?r(?:al)? (?:analys(?:t|is)|technician)/),
    reads: 'Board Certified Behavior Analyst',
    misses: 'behavioral health',
  },
  {
    kind: 'SLP',
    name: 'speech-language pathologists',
    expression: names(/CCC-?-?SLP|CCCs?\b|SLP|speech(?:[- ]language)?(?:[- ]+(?:pathol\w+|therap\w+))/),
    reads: 'Speech-Language Pathologist',
    misses: 'speech writer',
  },
  {
    kind: 'school counselor',
    name: 'school counselors',
    expression: names(
      /(?:school|guidance)(?: and guidance)? counsel(?:or|ing)|pupil personnel(?: services)?|PPS/,
    ),
    reads: 'School Counselor certificate',
    misses: 'Licensed Professional Counselor',
  },
  {
    kind: 'administrator',
    name: 'school leaders',
    expression: names(
      /school (?:building|district) (?:leader|administrator)/,
      /administrative(?= (?:(?:services )?cred|endorse|licens|certificate\b))/,
      /administrat(?:or|ion)['’]?s?(?= (?:licen|cred|endorse))|(?:school|educational?) administrat(?:or|ion)(?= certif)/,
      /(?:principal|superintendent)['’]?s?(?= (?:licen|certif|cred|endorse))|school leader(?:ship)?(?= (?:licen|certif))/,
    ),
    reads: 'Principal license',
    misses: 'Salesforce Administrator certification',
  },
  {
    kind: 'teaching',
    name: 'teachers',
    expression: names(
      /teach(?:er|ers|ing)?['’]?s?|educators?['’]?s?|special education|education specialist|early childhood|elementary/,
      /(?:single|multiple)[- ]subject|instructional(?= (?:I|II|certif|licen))|reading specialist|library media/,
      /childhood education|adolescen(?:ce|t) education|grades? [\dK][-–\d]*|SPED|PTSB|SBEC|PEL|ESL|ESOL/,
    ),
    reads: 'Multiple Subject credential',
    misses: 'teaches yoga',
  },
  {
    kind: 'other',
    name: 'other professions',
    expression: names(
      /(?:(?:mental )?health|professional|clinical|marriage|family|psycholog|special services|therap|counsel|physician)\w*/,
      /(?:medic(?:al|ine)|pharmac|dental|dentist|hygien|attorney|law(?:yer)?\b|bar\b|insurance|real estate|mortgage)\w*/,
      /(?:account|engineer|architect|electric|plumb|hvac|guard|security|esthet|cosmet|barber|massage|acupunct)\w*/,
      /(?:veterinar|inspector|coaching|occupational|physical|respiratory|radiolog|paramedic|emt|broker|journeyman)\w*/,
      /(?:life(?![a-z])|property|p&c|annuit|addiction|chemical dependency|substance|dieti[ct]i|sonogra|asbestos)\w*/,
      /(?:lead inspect|laborator|audiolog|nutrition|optom|optic|funeral|apprais|parapro|survey|geolog|child ?care)\w*/,
      /(?:state|(?:waste)?water (?:treat|distrib|operat)|surgical tech|(?:personal|commercial) lines|music therap)\w*/,
      /(?:home health|adjuster|producer|airframe|pesticide|herbicide)\w*/,
    ),
    reads: 'Occupational Therapist license',
    misses: 'license to code',
  },
  {
    kind: 'other',
    name: 'letters of other professions',
    expression: letters(
      /[LA]MFT|LPFT|APCC|LP?CC?\b|LMHC|LCMHC|LCPC|LMHP|LAC\b|CADC\w*|LADC|PT\b|OT\b|OTR\/?L?|COTA|PTA|CPA|NMLS/,
      /PE\b|P\.E\.|EIT|MD\b|DO\b|DEA\b|NP\b|PA-?C?\b|MT-BC|DVM|CPhT|ARRT|RDMS|RRT|MLT|MLS|RPh|FINRA|FAA|SIE|CSR|HHA/,
    ),
    reads: 'CPA or EIT',
    misses: 'PTO',
  },
]

export type KindNamed = { kind: LicenceKind; from: number; to: number; text: string }

/** Professions and their letters named in a text, in order. */
export const kindsIn = (text: string): KindNamed[] =>
  KINDS.flatMap(({ kind, expression }) =>
    everyMatch(expression, text).map(({ index: from, 0: words }) => ({
      kind,
      from,
      to: from + words.length,
      text: words,
    })),
  ).sort((one, other) => one.from - other.from)
