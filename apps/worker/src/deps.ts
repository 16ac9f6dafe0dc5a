import type { Config } from '@lilypad/config'
import type { LinkSite } from '@lilypad/crypto'
import type { Db, Retention } from '@lilypad/db'
import type { Clock } from '@lilypad/domain'
import type { Fetching } from '@lilypad/fetching'
import type { FileStore } from '@lilypad/files'
import type { MailSite } from '@lilypad/mail'
import type { Parser } from '@lilypad/parsing'
import type { WorkQueue } from '@lilypad/queue'
import type { Logger } from 'pino'
import type { Counts } from './metrics/scrape-metrics.ts'
import type { Finder } from './services/indexnow-and-websub.ts'
import type { Mailer } from './services/mailer.ts'
import type { Kit } from './services/newsletter-provider.ts'
import type { PushService } from './services/push-service.ts'

export type Deps = Clock & {
  db: Db
  queue: WorkQueue
  fetching: Fetching
  parser: Parser
  files: FileStore
  backups: Config['backups'] & { databaseUrl: string }
  logger: Logger
  counts: Counts
  retention: Retention
  /** Null without a server: e-mails wait in the outbox. */
  mailer: Mailer | null
  mailSite: MailSite
  /** Null without a VAPID key: alerts come by e-mail alone. */
  pushService: PushService | null
  links: LinkSite
  /** Null without a provider: the lists exist only in our database. */
  kit: Kit | null
  /** Search engines and the feed hub. */
  finders: readonly Finder[]
}
