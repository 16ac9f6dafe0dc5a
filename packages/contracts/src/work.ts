import { SCRAPE_FAILURES, SCRAPE_TIMEOUT_MS, UNLISTED_REASONS } from '@lilypad/domain'
import * as z from 'zod/mini'
import type { ObjectSchema } from './call.ts'
import { alertSchedule } from './records/search.ts'

/** Payloads hold ids and addresses of boards, never personal data: the queue only says that there is work. */
export type Work<P extends ObjectSchema = ObjectSchema, R extends z.ZodMiniType = z.ZodMiniType> = {
  payload: P
  /** What the handler returns; a caller may wait for it. */
  result: R
  /** While a work with this key is waiting or running, a second one joins it. Null: works never join. */
  key(payload: z.output<P>): string | null
  attempts: number
  /** Milliseconds after which the handler's signal aborts. */
  timeout: number
  /** Which workers take it: outside pages are slow, anybody sends mails, and other work must not wait for them. */
  lane: 'outside' | 'inside' | 'mails'
}

/** Without a key, works never join; by default they are tried once, on the lane inside. */
const work = <P extends ObjectSchema, R extends z.ZodMiniType>(
  description: Pick<Work<P, R>, 'payload' | 'result' | 'timeout'> & Partial<Work<P, R>>,
): Work<P, R> => ({ key: () => null, attempts: 1, lane: 'inside', ...description })

const minutes = 60_000
const failure = z.object({
  outcome: z.literal('failed'),
  kind: z.enum(SCRAPE_FAILURES),
  message: z.string(),
})

/** Either what was done, or why it failed. */
const doneOr = <S extends z.core.$ZodShape>(done: S) =>
  z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('done'), ...done }), failure])

export const works = {
  /** Scrapes one board and commits the result; `inLoop` only if the open loop still waits for the board. */
  'scrape-board': work({
    payload: z.object({ boardId: z.number(), inLoop: z.optional(z.boolean()) }),
    result: doneOr({}),
    key: ({ boardId }) => `board-${boardId}`,
    attempts: 3,
    timeout: SCRAPE_TIMEOUT_MS,
    lane: 'outside',
  }),
  /** Reads an unknown address, adds it as a board and commits the result. Stores nothing on failure. */
  'adopt-board': work({
    payload: z.object({ address: z.string(), companyName: z.string(), logoUrl: z.string() }),
    result: doneOr({ boardId: z.number() }),
    key: ({ address }) => `adopt-${address.replaceAll(':', '_')}`,
    timeout: SCRAPE_TIMEOUT_MS,
    lane: 'outside',
  }),
  /** Reads an address and stores nothing. */
  'read-board': work({
    payload: z.object({ address: z.string() }),
    result: doneOr({
      listings: z.array(z.object({ title: z.string(), url: z.string() })),
      incompleteReason: z.nullable(z.string()),
    }),
    timeout: SCRAPE_TIMEOUT_MS,
    lane: 'outside',
  }),
  /** Reads the page of a job that a person adds to the tracker; stores nothing. */
  'read-listing': work({
    payload: z.object({ address: z.string() }),
    result: doneOr({
      title: z.nullable(z.string()),
      companyName: z.nullable(z.string()),
      salaryRange: z.nullable(z.string()),
    }),
    // Its person waits no longer.
    timeout: minutes / 2,
    lane: 'outside',
  }),
  /** Imports one listing from a careers page for an admin, with curation and de-duplication. */
  'import-listing': work({
    payload: z.object({ boardAddress: z.string(), title: z.string(), url: z.string() }),
    result: doneOr({
      jobId: z.number(),
      isNew: z.boolean(),
      unlistedReason: z.nullable(z.enum(UNLISTED_REASONS)),
      /** What could not be read, as a sentence; null when everything was. */
      missing: z.nullable(z.string()),
    }),
    timeout: SCRAPE_TIMEOUT_MS,
    lane: 'outside',
  }),
  /** Reads a mail that came to a person's private address, and keeps what it proposes. */
  'read-mail': work({
    payload: z.object({ mailId: z.number() }),
    result: z.object({ isProposed: z.boolean() }),
    key: ({ mailId }) => `read-mail-${mailId}`,
    attempts: 3,
    timeout: minutes,
    lane: 'mails',
  }),
  /** Curates a job again from its stored posting; what admins set stays in force. */
  'recurate-job': work({
    payload: z.object({ jobId: z.number() }),
    result: z.object({ done: z.boolean() }),
    attempts: 3,
    timeout: minutes,
  }),
  /** Opens the loop over all boards for a period (the nightly run), and rings for each board of the open loop. */
  'scrape-all': work({
    payload: z.object({ loopId: z.nullable(z.number()) }),
    result: z.object({ boards: z.number() }),
    key: () => 'scrape-all',
    attempts: 3,
    timeout: 2 * minutes,
  }),
  'fetch-logo': work({
    payload: z.object({ boardId: z.number() }),
    result: z.object({ stored: z.boolean() }),
    key: ({ boardId }) => `logo-${boardId}`,
    attempts: 3,
    timeout: 2 * minutes,
    lane: 'outside',
  }),
  'send-mail': work({
    payload: z.object({ outboxId: z.number() }),
    result: z.object({ sent: z.boolean() }),
    key: ({ outboxId }) => `mail-${outboxId}`,
    timeout: 2 * minutes,
  }),
  /** Sends changes to the newsletter provider, oldest first; failed ones are sent again later. */
  'sync-newsletter': work({
    payload: z.object({}),
    result: z.object({ synced: z.number() }),
    key: () => 'sync-newsletter',
    timeout: 5 * minutes,
  }),
  /** Tells search engines and the feed hub of news on the public pages; what failed is told again later. */
  'tell-finders': work({
    payload: z.object({}),
    result: z.object({ told: z.number() }),
    key: () => 'tell-finders',
    timeout: 5 * minutes,
  }),
  /** Every few seconds: writes the messages that tell webhooks of new jobs, and rings for their sending. */
  'tell-webhooks': work({
    payload: z.object({}),
    result: z.object({ written: z.number() }),
    key: () => 'tell-webhooks',
    timeout: 5 * minutes,
  }),
  /** Sends the messages to webhooks that are due, or tells the work that does so that there are more. */
  'send-webhooks': work({
    payload: z.object({}),
    result: z.object({ sent: z.number() }),
    timeout: 5 * minutes,
  }),
  /** Makes the alert e-mails of a period for every member whose searches found new jobs; a repeated run continues. */
  'send-alerts': work({
    payload: z.object({ schedule: alertSchedule }),
    result: z.object({ digests: z.number() }),
    key: ({ schedule }) => `alerts-${schedule}`,
    attempts: 3,
    // A million searches may take a busy machine a quarter of an hour.
    timeout: 60 * minutes,
  }),
  /** Writes a person's alert e-mail with the newest matches, as a test that leaves markers unchanged. */
  'send-test-alert': work({
    payload: z.object({ userId: z.number(), schedule: alertSchedule }),
    result: z.object({ outcome: z.enum(['written', 'no_person', 'no_searches', 'no_matches']) }),
    timeout: minutes,
  }),
  /** Every night: deletes data whose retention period has ended. */
  'forget-old': work({
    payload: z.object({}),
    result: z.object({ rows: z.number() }),
    key: () => 'forget-old',
    attempts: 3,
    timeout: 10 * minutes,
  }),
  /** Every week: restores the newest backup into an empty database, and keeps what came of it. */
  'check-backup': work({
    payload: z.object({}),
    result: z.object({}),
    key: () => 'check-backup',
    attempts: 3,
    timeout: 180 * minutes,
  }),
  /** Looks at what the public pages of changed jobs tell search engines. */
  'check-markup': work({
    payload: z.object({}),
    result: z.object({ jobs: z.number() }),
    key: () => 'check-markup',
    timeout: 10 * minutes,
  }),
  /** Every minute: enqueues work that is due in PostgreSQL but missing from the queue. */
  sweep: work({
    payload: z.object({}),
    result: z.object({ enqueued: z.number() }),
    key: () => 'sweep',
    timeout: minutes,
  }),
} satisfies Record<string, Work>

export type Works = typeof works
export type WorkName = keyof Works
export type PayloadOf<N extends WorkName> = z.output<Works[N]['payload']>
export type ResultOf<N extends WorkName> = z.output<Works[N]['result']>
