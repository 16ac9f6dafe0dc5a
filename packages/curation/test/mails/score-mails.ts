import { readFileSync } from 'node:fs'
import { type LabelledMail, labelledMails, toMail } from '../../bin/labelled-mails.ts'
import { type MailApplication, readMailProposal } from '../../src/index.ts'
import type { ModelWeights } from '../../src/sentence-model/sentence-model.ts'

/** What a person reads in a mail. Without `day`: the day on which it was sent. `job` null with a title: not on the tracker. */
type JudgedMail = LabelledMail & {
  job: number | null
  company?: string
  title?: string
  day?: string
  /** Of no application. Where it is not said, so are those without a status; in the tenth set these are of one, and ask. */
  none?: boolean
}

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const readApplications = (file: string): MailApplication[] => read(file)
/** Those of the sets by other people; all other sets have one person's. */
const OWN: Record<string, MailApplication[]> = {
  clearbrook: readApplications('clearbrook-applications.json'),
  'maple-hollow': readApplications('maple-hollow-applications.json'),
  tenth: readApplications('tenth-applications.json'),
}
const MOST = readApplications('applications.json')

export const applicationsOf = (set: string) => OWN[set] ?? MOST

export const { written: _, ...judgedMails } = labelledMails() as Record<string, JudgedMail[]>
/** Kept from training and from whoever writes rules. */
export const readTenth = (): JudgedMail[] =>
  read('tenth.json').map((mail: JudgedMail) => ({ ...mail, none: mail.none === true }))

export function judge(mail: JudgedMail, applications: readonly MailApplication[], weights?: ModelWeights) {
  const {
    subject,
    date = '2026-03-10',
    job,
    status,
    company,
    title,
    day = date,
    none = status === null,
  } = mail
  const found = readMailProposal(toMail(mail), applications, weights)
  const isNew = !none && job === null && title !== undefined
  return {
    subject,
    found,
    expected: { job, status, company, title, day },
    isJobRight: isNew
      ? found?.jobId === null && found.company === company && found.title === title
      : (found?.jobId ?? null) === job,
    isStageRight: none ? found === null : found !== null && found.status === status,
    isDayRight: found === null || found.day === day,
    /** A proposal that names an application or a stage, and not the right one. */
    isConfidentlyWrong:
      found !== null &&
      ((found.jobId !== null && found.jobId !== job) || (found.status !== null && found.status !== status)),
  }
}
