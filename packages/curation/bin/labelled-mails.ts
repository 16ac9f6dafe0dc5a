import { readdirSync, readFileSync } from 'node:fs'
import type { TrackerStatusId } from '@lilypad/domain'
import { findMailJob } from '../src/mail/mail-application.ts'
import { MAIL_STATUSES, mailGrams } from '../src/mail/mail-stage.ts'
import type { Mail, MailApplication } from '../src/mail/mail-words.ts'
import { unwrapMail } from '../src/mail/unwrap-mail.ts'
import type { Lesson } from '../src/sentence-model/train-model.ts'

/** What a person reads in a mail. `job` null with a title: an application that is not on the tracker. */
export type LabelledMail = {
  from: string
  subject: string
  date?: string
  text: string
  job: number | null
  status: TrackerStatusId | null
  company?: string
  title?: string
  /** Where it is not the day on which the mail was sent. */
  day?: string
  /** Of no application; where it is not said, a mail without a status is of none. */
  none?: boolean
  /** Those of the person whose mail it is. */
  applications: MailApplication[]
}

const FOLDER = new URL('../data/mails/', import.meta.url)
const APPLICATIONS = new URL('../data/mail-applications/', import.meta.url)

const read = (file: string, folder: URL) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

/** The labelled mails by the names of their sets. Sets by other people have applications of their own. */
export function labelledMails(folder = FOLDER): Record<string, LabelledMail[]> {
  const own = readdirSync(APPLICATIONS)
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const applications = read(own.includes(file) ? file : 'usual.json', APPLICATIONS)
      const mails: LabelledMail[] = read(file, folder)
      return [file.replace('.json', ''), mails.map((mail) => ({ ...mail, applications }))]
    }),
  )
}

export function toMail({ from, subject, date = '2026-03-10', text }: LabelledMail): Mail {
  const [, name = '', address = from] = /^(.*) <(.*)>$/.exec(from) ?? []
  return { name, address, subject, day: date, text }
}

/** A mail of an application that tells no stage teaches neither a stage nor that it is of none. */
export function toMailLessons({ applications, none, ...labelled }: LabelledMail): Lesson[] {
  if (labelled.status === null && none === false) return []
  const received = toMail({ applications, ...labelled })
  const mail = unwrapMail(received)
  const { evidence } = findMailJob(mail, received.text, applications)
  return [{ grams: [...mailGrams(mail, evidence)], label: MAIL_STATUSES.indexOf(labelled.status) }]
}
