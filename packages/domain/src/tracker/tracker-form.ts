import { isCalendarDay } from '../days.ts'
import { characterCount, cleanName } from '../text/clean-text.ts'

/** Cleaned; an empty address is null. */
export type JobByHand = { title: string; companyName: string; url: string; salaryRange: string | null }

export type ReadJobByHand = { ok: true; job: JobByHand } | { ok: false; message: string }

const MAX_LENGTHS = { title: 300, companyName: 200, url: 2_000, salaryRange: 200 } as const
const TOO_LONG = {
  title: 'The job title',
  companyName: 'The company name',
  url: 'The address of the job',
  salaryRange: 'The salary',
}

/** Anything else must never become a link. */
export const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

function findFault(job: JobByHand): string | null {
  if (job.title === '') return 'A job title is required.'
  if (job.companyName === '') return 'A company name is required.'
  const fields = ['title', 'companyName', 'url', 'salaryRange'] as const
  const long = fields.find((field) => characterCount(job[field] ?? '') > MAX_LENGTHS[field])
  if (long) return `${TOO_LONG[long]} must have at most ${MAX_LENGTHS[long]} characters.`
  if (job.url !== '' && !isWebAddress(job.url))
    return 'The address of the job must begin with http:// or https://.'
  return null
}

export function readJobByHand(typed: Record<keyof JobByHand, string | null>): ReadJobByHand {
  const job = {
    title: cleanName(typed.title),
    companyName: cleanName(typed.companyName),
    url: cleanName(typed.url),
    salaryRange: cleanName(typed.salaryRange) || null,
  }
  const message = findFault(job)
  return message === null ? { ok: true, job } : { ok: false, message }
}

export const cleanQuestions = (questions: readonly string[]): string[] =>
  questions.map(cleanName).filter((question) => question !== '')

/** Why a day cannot be a reminder's day, or null. Days are New York's, `YYYY-MM-DD`. */
export function reminderFault(day: string, today: string): string | null {
  if (!isCalendarDay(day)) return 'This day is not in the calendar.'
  return day < today ? 'Please choose today or a later day.' : null
}
