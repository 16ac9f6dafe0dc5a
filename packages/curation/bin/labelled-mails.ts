import { readdirSync, readFileSync } from 'node:fs'
import type { TrackerStatusId } from '@lilypad/domain'
import { MAIL_STATUSES, mailGrams } from '../src/mail/mail-stage.ts'
import type { Mail } from '../src/mail/mail-words.ts'
import { unwrapMail } from '../src/mail/unwrap-mail.ts'
import type { Lesson } from '../src/sentence-model/train-model.ts'

/** A mail with the status that a person reads in it; null: no proposal. */
export type LabelledMail = {
  from: string
  subject: string
  date?: string
  text: string
  status: TrackerStatusId | null
}

const FOLDER = new URL('../data/mails/', import.meta.url)

/** The labelled mails by the names of their sets. */
export const labelledMails = (): Record<string, LabelledMail[]> =>
  Object.fromEntries(
    readdirSync(FOLDER).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')),
    ]),
  )

export function toMail({ from, subject, date = '2026-03-10', text }: LabelledMail): Mail {
  const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(from) ?? []
  return { name, address, subject, day: date, text }
}

export const toMailLesson = (mail: LabelledMail): Lesson => ({
  grams: [...mailGrams(unwrapMail(toMail(mail)))],
  label: MAIL_STATUSES.indexOf(mail.status),
})
