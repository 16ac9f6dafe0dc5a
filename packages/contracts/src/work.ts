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
  /** Which workers take it: outside pages are slow, and other work must not wait for them. */
  lane: 'outside' | 'inside'
}

const work = <P extends ObjectSchema, R extends z.ZodMiniType>(description: Work<P, R>): Work<P, R> =>
  description

const minutes = 60_000
const failure = z.object({
  outcome: z.literal('failed'),
  kind: z.enum(SCRAPE_FAILURES),
  message: z.string(),
})

export const works = {
  /** Scrapes one board and commits the result; `inLoop` only if the open loop still waits for the board. */
  'scrape-board': work({
    payload: z.object({ boardId: z.number(), inLoop: z.optional(z.boolean()) }),
    result: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('done') }), failure]),
    key: ({ boardId }) => `board-${boardId}`,
    attempts: 3,
    timeout: SCRAPE_TIMEOUT_MS,
    lane: 'outside',
  }),
  /** Reads an unknown address, adds it as a board and commits the result. Stores nothing on failure. */
  'adopt-board': work({
    payload: z.object({ address: z.string(), companyName: z.string(), logoUrl: z.string() }),
    result: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('done'), boardId: z.number() }),
      failure,
    ]),
    key: ({ address }) => `adopt-${address.replaceAll(':', '_')}`,
    attempts: 1,
    timeout: SCRAPE_TIMEOUT_MS,
    lane: 'outside',
  }),
  /** Reads an address and stores nothing. */
  'read-board': work({
    payload: z.object({ address: z.string() }),
    result: z.discriminatedUnion('outcome', [
      z.object({
        outcome: z.literal('done'),
        listings: z.array(z.object({ title: z.string(), url: z.string() })),
        incompleteReason: z.nullable(z.string()),
      }),
      failure,
    ]),
    key: () => null,
    attempts: 1,
    timeout: SCRAPE_TIMEOUT_MS,
    lane: 'outside',
  }),
  /** Reads the page of a job that a person adds to the tracker; stores nothing. */
  'read-listing': work({
    payload: z.object({ address: z.string() }),
    result: z.discriminatedUnion('outcome', [
      z.object({
        outcome: z.literal('done'),
        title: z.nullable(z.string()),
        companyName: z.nullable(z.string()),
        salaryRange: z.nullable(z.string()),
      }),
      failure,
    ]),
    key: () => null,
    attempts: 1,
    timeout: minutes,
    lane: 'outside',
  }),
  /** Imports one listing from a careers page for an admin, with curation and de-duplication. */
  'import-listing': work({
    payload: z.object({ boardAddress: z.string(), title: z.string(), url: z.string() }),
    result: z.discriminatedUnion('outcome', [
      z.object({
        outcome: z.literal('done'),
        jobId: z.number(),
        isNew: z.boolean(),
        unlistedReason: z.nullable(z.enum(UNLISTED_REASONS)),
        /** What could not be read, as a sentence; null when everything was. */
        missing: z.nullable(z.string()),
      }),
      failure,
    ]),
    key: () => null,
    attempts: 1,
    timeout: SCRAPE_TIMEOUT_MS,
    lane: 'outside',
  }),
  /** Curates a job again from its stored posting; what admins set stays in force. */
  'recurate-job': work({
    payload: z.object({ jobId: z.number() }),
    result: z.object({ done: z.boolean() }),
    key: () => null,
    attempts: 3,
    timeout: minutes,
    lane: 'inside',
  }),
  /** Opens the loop over all boards for a period (the nightly run), and rings for each board of the open loop. */
  'scrape-all': work({
    payload: z.object({ loopId: z.nullable(z.number()) }),
    result: z.object({ boards: z.number() }),
    key: () => 'scrape-all',
    attempts: 3,
    timeout: 2 * minutes,
    lane: 'inside',
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
    payload: z.object({ emailId: z.number() }),
    result: z.object({ sent: z.boolean() }),
    key: ({ emailId }) => `mail-${emailId}`,
    attempts: 1,
    timeout: 2 * minutes,
    lane: 'inside',
  }),
  /** Sends changes to the newsletter provider, oldest first; failed ones are sent again later. */
  'sync-newsletter': work({
    payload: z.object({}),
    result: z.object({ synced: z.number() }),
    key: () => 'sync-newsletter',
    attempts: 1,
    timeout: 5 * minutes,
    lane: 'inside',
  }),
  /** Tells search engines and the feed hub of news on the public pages; what failed is told again later. */
  'tell-finders': work({
    payload: z.object({}),
    result: z.object({ told: z.number() }),
    key: () => 'tell-finders',
    attempts: 1,
    timeout: 5 * minutes,
    lane: 'inside',
  }),
  /** Every few seconds: writes the messages that tell webhooks of new jobs, and rings for their sending. */
  'tell-webhooks': work({
    payload: z.object({}),
    result: z.object({ written: z.number() }),
    key: () => 'tell-webhooks',
    attempts: 1,
    timeout: 5 * minutes,
    lane: 'inside',
  }),
  /** Sends the messages to webhooks that are due, or tells the work that does so that there are more. */
  'send-webhooks': work({
    payload: z.object({}),
    result: z.object({ sent: z.number() }),
    key: () => null,
    attempts: 1,
    timeout: 5 * minutes,
    lane: 'inside',
  }),
  /** Makes the alert e-mails of a period for every member whose searches found new jobs; a repeated run continues. */
  'send-alerts': work({
    payload: z.object({ schedule: alertSchedule }),
    result: z.object({ digests: z.number() }),
    key: ({ schedule }) => `alerts-${schedule}`,
    attempts: 3,
    // A million searches may take a busy machine a quarter of an hour.
    timeout: 60 * minutes,
    lane: 'inside',
  }),
  /** Writes a person's alert e-mail with the newest matches, as a test that leaves markers unchanged. */
  'send-test-alert': work({
    payload: z.object({ userId: z.number(), schedule: alertSchedule }),
    result: z.object({ outcome: z.enum(['written', 'no_person', 'no_searches', 'no_matches']) }),
    key: () => null,
    attempts: 1,
    timeout: minutes,
    lane: 'inside',
  }),
  /** Every night: deletes data whose retention period has ended. */
  'forget-old': work({
    payload: z.object({}),
    result: z.object({ rows: z.number() }),
    key: () => 'forget-old',
    attempts: 3,
    timeout: 10 * minutes,
    lane: 'inside',
  }),
  /** Every minute: enqueues work that is due in PostgreSQL but missing from the queue. */
  sweep: work({
    payload: z.object({}),
    result: z.object({ enqueued: z.number() }),
    key: () => 'sweep',
    attempts: 1,
    timeout: minutes,
    lane: 'inside',
  }),
} satisfies Record<string, Work>

export type Works = typeof works
export type WorkName = keyof Works
export type PayloadOf<N extends WorkName> = z.output<Works[N]['payload']>
export type ResultOf<N extends WorkName> = z.output<Works[N]['result']>
