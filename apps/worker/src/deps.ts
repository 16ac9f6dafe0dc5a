import type { Db, LinkSite, Retention } from '@lilypad/db'
import type { Fetching } from '@lilypad/fetching'
import type { FileStore } from '@lilypad/files'
import type { MailSite } from '@lilypad/mail'
import type { WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'
import type { Mailer } from './mail/mailer.ts'
import type { Kit } from './newsletter/kit.ts'
import type { Counts } from './watching/counts.ts'

/** What handlers work with. */
export type Deps = {
  db: Db
  queue: WorkQueue
  fetching: Fetching
  /** People's documents. */
  files: FileStore
  logger: Logger
  /** Numbers for whoever watches. */
  counts: Counts
  retention: Retention
  /** The SMTP server; null where none is set, and e-mails wait in the outbox. */
  mailer: Mailer | null
  mailSite: MailSite
  /** Where links of e-mails lead, and with what they are signed. */
  links: LinkSite
  /** The newsletter provider; null where our own rows are the lists. */
  kit: Kit | null
  /** Multiplies the hour between two looks at a doubtful board. */
  timeScale: number
  now(): Date
}
