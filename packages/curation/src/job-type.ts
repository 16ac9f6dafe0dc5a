import type { JobType } from '@lilypad/domain'

const NAMES: readonly (readonly [JobType, RegExp])[] = [
  ['Internship', /\bintern(?:ship)?s?\b|\bco-?op\b|\bworking student\b|\bapprentice(?:ship)?\b/i],
  [
    'Temporary',
    /\btemp(?:orary)?\b|\bseasonal\b|\bfixed[- _]?term\b|\bsubstitute\b|\bper[- _]?diem\b|\binterim\b/i,
  ],
  ['Contract', /\bcontract(?:or|ed)?\b|\bfreelance\b|\b1099\b|\bindependent contractor\b|\bconsultancy\b/i],
  ['Part-Time', /\bpart[- _]?time\b|\bteilzeit\b|\badjunct\b/i],
  ['Full-Time', /\bfull[- _]?time\b|\bpermanent\b|\bregular\b|\bvollzeit\b|\bsalaried\b|\bcdi\b/i],
]
// In a title 'regular' and 'permanent' may speak of the pupils or the house.
const IN_TITLE: readonly (readonly [JobType, RegExp])[] = [
  ...NAMES.filter(([type]) => type !== 'Full-Time'),
  ['Full-Time', /\bfull[- _]?time\b/i],
]
const IN_TEXT: readonly (readonly [JobType, RegExp])[] = [
  ['Internship', /\b(?:this|the|our|paid|summer) (?:\w+ )?internship\b(?! (?:program|coordinat))/i],
  ['Temporary', /\btemporary (?:position|role|job|assignment)\b/i],
  [
    'Contract',
    /\b(?:1099|independent contractor|contract (?:position|role|job|basis)|freelance (?:position|role|basis))\b/i,
  ],
  [
    'Part-Time',
    /\bpart[- ]time,? (?:\w+ ){0,2}(?:position|role|job|employment|hours)\b|\b(?:type|status|schedule): ?part[- ]time\b|\b(?:week|weekly),? \(?part[- ]time\b|^[^\w\n]{0,5}part[- ]time\b(?! ?(?:and|or|\/))/im,
  ],
  ['Full-Time', /(?<!part[- ]time ?(?:and|or|\/) ?)\bfull[- ]time\b(?! ?(?:and|or|\/) ?part)/i],
]

// Every statement of a description has one of these words: few texts need the longer expressions.
const MAY_STATE = /internship|temporary|1099|contract|freelance|(?:part|full)[- ]time/i

const nameIn = (text: string, names: readonly (readonly [JobType, RegExp])[]) =>
  names.find(([, rule]) => rule.test(text))?.[0] ?? null

// 'FullTime' and 'FULL_TIME' are two words.
const spaced = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

export type JobTypeRead = { jobType: JobType | null; reason: string }

// 'Contract Manager' is the manager of contracts, 'Internship Coordinator' of internships.
const OF_OTHERS =
  /\bcontracts?\b(?= (?:manager|specialist|administrat|analyst|negotiat))|\b(?:intern(?:ship)?s?|apprentice(?:ship)?|substitute|seasonal|temporary|temp|volunteer)\b(?= (?:and \w+ )?(?:programs? |services? )?(?:manager|coordinator|director|recruiter|housing|staffing|merchandising))/i

/**
 * The kind of employment: by the board's own word, else the title, else the description; null when none names it.
 * A title that names an internship or a contract is nearer than a board's 'Full-time'.
 */
export function readJobType(found: { employment: string | null; title: string; text: string }): JobTypeRead {
  const field = found.employment === null ? null : nameIn(spaced(found.employment), NAMES)
  const title = nameIn(found.title.replace(OF_OTHERS, ''), IN_TITLE)
  const isNearer = field === null || field === 'Full-Time' || title === 'Internship'
  if (title !== null && isNearer) return { jobType: title, reason: 'the title' }
  if (field !== null) return { jobType: field, reason: `the board says '${found.employment?.slice(0, 60)}'` }
  const text = MAY_STATE.test(found.text) ? nameIn(found.text, IN_TEXT) : null
  return { jobType: text, reason: text === null ? 'nothing names it' : 'the description' }
}
