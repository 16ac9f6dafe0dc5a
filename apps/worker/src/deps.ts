import type { LinkSite } from '@lilypad/crypto'
import type { Db, Retention } from '@lilypad/db'
import type { Clock } from '@lilypad/domain'
import type { Fetching } from '@lilypad/fetching'
import type { FileStore } from '@lilypad/files'
import type { MailSite } from '@lilypad/mail'
import type { Parser } from '@lilypad/parsing'
import type { WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'
import type { Finder } from './finders/finder.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Kit } from './newsletter/kit.ts'
import type { Pusher } from './push/pusher.ts'
import type { Counts } from './watching/counts.ts'

/** What handlers work with. */
export type Deps = Clock & {
  db: Db
  queue: WorkQueue
  fetching: Fetching
  /** Reads what strangers wrote. */
  parser: Parser
  /** People's documents. */
  files: FileStore
  logger: Logger
  /** Counters for monitoring. */
  counts: Counts
  retention: Retention
  /** The SMTP server; without one (null), e-mails wait in the outbox. */
  mailer: Mailer | null
  mailSite: MailSite
  /** Web push; without a VAPID key (null), alerts come by e-mail alone. */
  pusher: Pusher | null
  /** The base address and signing secret of links in e-mails. */
  links: LinkSite
  /** The newsletter provider; without one (null), the lists exist only in our database. */
  kit: Kit | null
  /** Search engines and the feed hub; empty where none is set. */
  finders: readonly Finder[]
}
