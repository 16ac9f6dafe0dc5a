import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { adoptBoard } from './adopt-board.ts'
import { checkBackup } from './check-backup.ts'
import { checkMarkup } from './check-markup.ts'
import { fetchLogo } from './fetch-logo.ts'
import { forgetOld } from './forget-old.ts'
import { importListing } from './import-listing.ts'
import { readBoard } from './read-board.ts'
import { readListing } from './read-listing.ts'
import { readMail } from './read-mail.ts'
import { recurateJob } from './recurate-job.ts'
import { scrapeAll } from './scrape-all.ts'
import { scrapeBoard } from './scrape-board.ts'
import { sendAlerts } from './send-alerts.ts'
import { sendMail } from './send-mail.ts'
import { sendTestAlert } from './send-test-alert.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { sweep } from './sweep.ts'
import { syncNewsletter } from './sync-newsletter.ts'
import { tellFinders } from './tell-finders.ts'
import { tellWebhooks } from './tell-webhooks.ts'

export function createHandlers(deps: Deps): Handlers {
  const scrapeOne = scrapeBoard(deps)
  return {
    'scrape-board': scrapeOne,
    'adopt-board': adoptBoard(deps, scrapeOne),
    'read-board': readBoard(deps),
    'read-listing': readListing(deps),
    'read-mail': readMail(deps),
    'import-listing': importListing(deps),
    'recurate-job': recurateJob(deps),
    'scrape-all': scrapeAll(deps),
    'fetch-logo': fetchLogo(deps),
    'send-mail': sendMail(deps),
    'sync-newsletter': syncNewsletter(deps),
    'tell-finders': tellFinders(deps),
    'tell-webhooks': tellWebhooks(deps),
    'send-webhooks': sendWebhooks(deps),
    'send-alerts': sendAlerts(deps),
    'send-test-alert': sendTestAlert(deps),
    'forget-old': forgetOld(deps),
    'check-backup': checkBackup(deps),
    'check-markup': checkMarkup(deps),
    sweep: sweep(deps),
  }
}
