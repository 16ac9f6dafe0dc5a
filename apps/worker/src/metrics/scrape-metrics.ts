import { READ_OUTCOMES, SCRAPE_FAILURES } from '@lilypad/domain'
import { LETTER_KINDS } from '@lilypad/mail'
import type { Metrics } from '@lilypad/observe'
import { Counter } from 'prom-client'

/** As in the board's history, a kind of failure, or that the host is resting. */
const SCRAPE_ENDS = [...READ_OUTCOMES, ...SCRAPE_FAILURES, 'resting'] as const
/** `later` is tried again, `given_up` is not. */
const MAIL_ENDS = ['sent', 'later', 'given_up'] as const
const KINDS: readonly string[] = [...LETTER_KINDS, 'push', 'webhook']

/** All begin at 0, so that the first event shows as an increase. */
export function countScrapesAndMails({ registry }: Metrics) {
  const scrapes = new Counter({
    name: 'lilypad_scrapes_total',
    help: 'Scrapes of boards, by how they ended.',
    labelNames: ['end'],
    registers: [registry],
  })
  const mails = new Counter({
    name: 'lilypad_emails_total',
    help: 'Attempts to send an e-mail, by kind of letter and how they ended.',
    labelNames: ['kind', 'end'],
    registers: [registry],
  })
  for (const end of SCRAPE_ENDS) scrapes.inc({ end }, 0)
  for (const kind of KINDS) for (const end of MAIL_ENDS) mails.inc({ kind, end }, 0)
  return {
    scraped: (end: (typeof SCRAPE_ENDS)[number]) => scrapes.inc({ end }),
    mailed: (kind: string, end: (typeof MAIL_ENDS)[number]) =>
      mails.inc({ kind: KINDS.includes(kind) ? kind : 'other', end }),
  }
}

export type Counts = ReturnType<typeof countScrapesAndMails>
