import type { ModelWeights } from '../sentence-model/sentence-model.ts'
import { findMailJob, type MailJob } from './mail-application.ts'
import { type MailStage, readStage } from './mail-stage.ts'
import { LONGEST_TEXT, type Mail, type MailApplication, mailWords, toSentences } from './mail-words.ts'
import { unwrapMail } from './unwrap-mail.ts'

export type MailReading = MailStage & MailJob & Pick<Mail, 'name' | 'address' | 'subject'>

/** A mailbox asks whether it may forward mails to the address: its person needs the code. It is of no application. */
function readForwardingCode({ name, address, subject, text, day }: Mail): MailReading | null {
  if (!mailWords.finds('forwarding', subject)) return null
  const sentence = toSentences(text).find((one) => mailWords.finds('code', one))
  return sentence === undefined
    ? null
    : { status: null, sentence, day, jobId: null, company: '', title: '', name, address, subject }
}

/**
 * What a mail, forwarded or direct, says of one of a person's applications, or of one that could begin. Null where it is
 * read as a newsletter, an alert or anything else that says nothing of one. How often that is right: `test/mails`.
 */
export function readMailProposal(
  { text, ...head }: Mail,
  applications: readonly MailApplication[],
  weights?: ModelWeights,
): MailReading | null {
  const received = { ...head, text: text.slice(0, LONGEST_TEXT) }
  const mail = unwrapMail(received)
  const code = readForwardingCode(mail)
  if (code) return code
  const job = findMailJob(mail, received.text, applications)
  const stage = readStage(mail, job.evidence, weights)
  if (!stage || job.company === '') return null
  const { jobId, company, title } = job
  const { name, address, subject } = mail
  return { ...stage, jobId, company, title, name, address, subject }
}
