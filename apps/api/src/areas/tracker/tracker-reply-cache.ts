import { trackerCalls } from '@lilypad/contracts'
import {
  type Database,
  inPages,
  listApplications,
  ROWS_AT_ONCE,
  type TrackedApplication,
  trackerVersion,
} from '@lilypad/db'
import { MAX_DESCRIPTION_LENGTH, type Tier, TRACKER_STATUSES } from '@lilypad/domain'
import { LRUCache } from 'lru-cache'
import { createCallerQueues } from '../../http/caller-queues.ts'
import { PreparedReply } from '../../http/prepared-reply.ts'
import { toTrackedJob } from './to-tracked-job.ts'

type Whose = { userId: number; tier: Tier }
type CachedReply = { version: string; reply: PreparedReply; bytes: number }

/** A smaller reply is made at each call: that costs less than to ask whether it changed. */
const LARGE = 256 * 1024
/** What all kept replies may take. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024
/** How long one is kept, in milliseconds. */
const CACHED_MS = 10 * 60_000

/** Characters of all descriptions in a reply; when they are used up, the rest have their beginnings alone. */
const MAX_TEXT = ROWS_AT_ONCE * MAX_DESCRIPTION_LENGTH
const BEGINNING = 200

const { jobs: jobsSchema, status_options: statusesSchema } = trackerCalls.loadTrackedJobs.reply.shape
const START = Buffer.from(
  `{"success":true,"status_options":${JSON.stringify(statusesSchema.parse(TRACKER_STATUSES.map((one) => ({ ...one }))))},"jobs":[`,
)
const PERSONAL = { isPersonal: true }
const COMMA = Buffer.from(',')
const END = Buffer.from(']}')

const writePage = (page: readonly TrackedApplication[]): Buffer =>
  Buffer.from(JSON.stringify(jobsSchema.parse(page.map(toTrackedJob))).slice(1, -1))

/** The whole body where it is small, else null. */
async function writeSmall(db: Database['db'], whose: Whose): Promise<Buffer | null> {
  const page = await listApplications(db, whose, { after: null, most: ROWS_AT_ONCE })
  const body = page.length < ROWS_AT_ONCE ? Buffer.concat([START, writePage(page), END]) : null
  return body && body.length < LARGE ? body : null
}

/** The body, made page by page so that others have their turn in between. */
async function writeBody(db: Database['db'], whose: Whose): Promise<Buffer> {
  const parts: Buffer[] = [START]
  let left = MAX_TEXT
  const longest = () => Math.max(BEGINNING, Math.floor(left / ROWS_AT_ONCE))
  const pages = inPages((asked) => listApplications(db, whose, { ...asked, textLength: longest() }))
  for await (const page of pages) {
    for (const { listing } of page) left -= listing.description?.length ?? 0
    if (page.length === 0) continue
    if (parts.length > 1) parts.push(COMMA)
    parts.push(writePage(page))
  }
  return Buffer.concat([...parts, END])
}

/** The reply of `load_tracked_jobs`, made once for each change of it; simultaneous calls of a person share it. */
export function createTrackerReplyCache(db: Database['db']): (whose: Whose) => Promise<PreparedReply> {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: CACHED_MS,
    ttlAutopurge: true,
  })
  // Those of a person share a reply: none is refused.
  const turns = createCallerQueues({ mostWaiting: Number.POSITIVE_INFINITY })
  return (whose) => {
    const key = `${whose.userId} ${whose.tier}`
    return turns(key, async () => {
      const known = cache.get(key)
      const small = known ? null : await writeSmall(db, whose)
      if (small) return new PreparedReply(small, PERSONAL)
      // Before the rows: a change in between makes it prepared again.
      const version = await trackerVersion(db, whose)
      if (known?.version === version) return known.reply
      const body = await writeBody(db, whose)
      const reply = new PreparedReply(body, PERSONAL)
      cache.set(key, { version, reply, bytes: body.length })
      return reply
    })
  }
}
