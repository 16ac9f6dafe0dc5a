import { findUnreadMail, listMailApplications, noteMailRead } from '@lilypad/db'
import { ScrapeError } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

/** A mail that takes longer or more than any honest one proposes nothing. */
export const readMail =
  ({ db, parser, logger }: Pick<Deps, 'db' | 'parser' | 'logger'>): Handlers['read-mail'] =>
  async ({ mailId }) => {
    const mail = await findUnreadMail(db, mailId)
    if (!mail) return { isProposed: false }
    const applications = await listMailApplications(db, mail.userId)
    const found = await parser.readMail({ ...mail, applications }).catch((error: unknown) => {
      if (!(error instanceof ScrapeError)) throw error
      logger.warn({ mailId, reason: error.message }, 'A mail could not be read.')
      return null
    })
    const proposal = found && {
      sender: found.name || found.address,
      subject: found.subject,
      sentence: found.sentence,
      jobId: found.jobId,
      company: found.company,
      title: found.title,
      status: found.status,
      day: found.day,
    }
    await noteMailRead(db, mailId, proposal)
    return { isProposed: proposal !== null }
  }
