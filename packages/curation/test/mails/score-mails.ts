import { readFileSync } from 'node:fs'
import { type MailApplication, readMail } from '../../src/index.ts'

/** A mail with what a person reads in it. Status null: no proposal. Without `day`: the day on which it was sent. */
export type LabelledMail = {
  from: string
  subject: string
  date?: string
  text: string
  job: number | null
  status: number | null
  company?: string
  title?: string
  day?: string
}

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const applications: MailApplication[] = read('applications.json')

export const readMails = (
  name: 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | 'eighth' | 'ninth',
): LabelledMail[] => read(`${name}.json`)

export function judge({ from, subject, date = '2026-03-10', text, ...expected }: LabelledMail) {
  const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(from) ?? []
  const found = readMail({ name, address, subject, day: date, text }, applications)
  const isNew = expected.job === null && expected.title !== undefined
  const hasJob = isNew
    ? found?.jobId === null && found.company === expected.company && found.title === expected.title
    : (found?.jobId ?? null) === expected.job
  return {
    subject,
    found,
    expected,
    isProposed: (found !== null) === (expected.status !== null),
    isJobRight: hasJob,
    isStageRight:
      (found?.status ?? null) === expected.status && (found !== null) === (expected.status !== null),
    isDayRight: found === null || found.day === (expected.day ?? date),
    /** A proposal that names an application or a stage, and not the right one. */
    isConfidentlyWrong:
      found !== null &&
      ((found.jobId !== null && found.jobId !== expected.job) ||
        (found.status !== null && found.status !== expected.status)),
  }
}
