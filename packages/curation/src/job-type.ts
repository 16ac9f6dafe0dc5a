import type { JobType } from '@lilypad/domain'
import { composed, firstMatch, type Pattern, withoutWords } from './patterns/pattern.ts'

type TypePattern = Pattern & { type: JobType }

const OTHER_TYPES: readonly TypePattern[] = [
  {
    name: 'an internship',
    type: 'Internship',
    expression: /\bintern(?:ship)?s?\b|\bco-?op\b|\bworking student\b|\bapprentice(?:ship)?\b/i,
    reads: 'Editorial Intern',
    misses: 'Internal Auditor',
  },
  {
    name: 'temporary work',
    type: 'Temporary',
    expression: /\b(?:temp(?:orary)?|seasonal|fixed[- _]?term|substitute|per[- _]?diem|interim)\b/i,
    reads: 'fixed_term',
    misses: 'Template Editor',
  },
  {
    name: 'a contract',
    type: 'Contract',
    expression: /\b(?:contract(?:or|ed)?|freelance|1099|consultancy)\b/i,
    reads: 'Independent Contractor',
    misses: 'Consultant',
  },
  {
    name: 'part-time work',
    type: 'Part-Time',
    expression: /\b(?:part[- _]?time|teilzeit|adjunct)\b/i,
    reads: 'PART_TIME',
    misses: 'Partner',
  },
]

/** In a title 'regular' and 'permanent' may speak of the pupils or the house. */
export const IN_TITLE: readonly TypePattern[] = [
  ...OTHER_TYPES,
  {
    name: 'full-time work',
    type: 'Full-Time',
    expression: /\bfull[- _]?time\b/i,
    reads: 'Editor (full time)',
    misses: 'Regular Education Teacher',
  },
]

/** In a board's own word. */
export const IN_FIELD: readonly TypePattern[] = [
  ...IN_TITLE,
  {
    name: 'permanent work',
    type: 'Full-Time',
    expression: /\b(?:permanent|regular|vollzeit|salaried|cdi)\b/i,
    reads: 'Permanent',
    misses: 'Other',
  },
]

const POSITION = '(?:position|role|job|employment|hours)'
export const IN_TEXT: readonly TypePattern[] = [
  {
    name: 'this internship',
    type: 'Internship',
    expression: /\b(?:this|the|our|paid|summer) (?:\w+ )?internship\b(?! (?:program|coordinat))/i,
    reads: 'This paid internship',
    misses: 'our internship program',
  },
  {
    name: 'a temporary position',
    type: 'Temporary',
    expression: /\btemporary (?:position|role|job|assignment)\b/i,
    reads: 'This is a temporary role.',
    misses: 'temporary staff',
  },
  {
    name: 'a contract position',
    type: 'Contract',
    expression: /\b(?:1099|independent contractor|(?:contract|freelance) (?:position|role|job|basis))\b/i,
    reads: 'on a contract basis',
    misses: 'contract negotiations',
  },
  {
    name: 'a part-time position',
    type: 'Part-Time',
    expression: composed`\bpart[- ]time,? (?:\w+ ){0,2}${POSITION}\b`,
    reads: 'a part-time remote position',
    misses: 'part-time students',
  },
  {
    name: 'a type or week that is part-time',
    type: 'Part-Time',
    expression: /\b(?:type|status|schedule): ?part[- ]time\b|\b(?:week|weekly),? \(?part[- ]time\b/i,
    reads: '20 hours a week, part time',
    misses: 'weekly: part-time staff',
  },
  {
    name: 'a line that begins with part-time',
    type: 'Part-Time',
    expression: /^[^\w\n]{0,5}part[- ]time\b(?! ?(?:and|or|\/))/im,
    reads: '- Part-time',
    misses: 'Part-time and full-time staff',
  },
  {
    name: 'full-time',
    type: 'Full-Time',
    expression: /(?<!part[- ]time ?(?:and|or|\/) ?)\bfull[- ]time\b(?! ?(?:and|or|\/) ?part)/i,
    reads: 'Hours: full time',
    misses: 'full-time or part-time',
  },
]

// Every statement of a description has one of these words: few texts need the longer expressions.
const MAY_STATE = /internship|temporary|1099|contract|freelance|(?:part|full)[- ]time/i

// 'FullTime' and 'FULL_TIME' are two words.
const spaced = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

export type JobTypeRead = { jobType: JobType | null; reason: string }

const OTHERS = 'intern(?:ship)?s?|apprentice(?:ship)?|substitute|seasonal|temporary|temp|volunteer'
const THEIR_MANAGERS = 'manager|coordinator|director|recruiter|housing|staffing|merchandising'
/** In a title: the work is for people of that type. */
export const OF_OTHERS: readonly Pattern[] = [
  {
    name: 'contracts that are managed',
    expression: /\bcontracts?\b(?= (?:manager|specialist|administrat|analyst|negotiat))/i,
    reads: 'Contract Manager',
    misses: 'Editor (contract)',
  },
  {
    name: 'people who are managed',
    expression: composed`\b(?:${OTHERS})\b(?= (?:and \w+ )?(?:programs? |services? )?(?:${THEIR_MANAGERS}))`,
    reads: 'Internship Program Coordinator',
    misses: 'Intern, Programs',
  },
]

const typeIn = (text: string, table: readonly TypePattern[]) => firstMatch(table, text)?.pattern.type ?? null

/**
 * The kind of employment: by the board's own word, else the title, else the description; null when none names it.
 * A title that names an internship or a contract is nearer than a board's 'Full-time'.
 */
export function readJobType(found: { employment: string | null; title: string; text: string }): JobTypeRead {
  const field = found.employment === null ? null : typeIn(spaced(found.employment), IN_FIELD)
  const title = typeIn(withoutWords(found.title, OF_OTHERS), IN_TITLE)
  const isNearer = field === null || field === 'Full-Time' || title === 'Internship'
  if (title !== null && isNearer) return { jobType: title, reason: 'the title' }
  if (field !== null) return { jobType: field, reason: `the board says '${found.employment?.slice(0, 60)}'` }
  const text = MAY_STATE.test(found.text) ? typeIn(found.text, IN_TEXT) : null
  return { jobType: text, reason: text === null ? 'nothing names it' : 'the description' }
}
