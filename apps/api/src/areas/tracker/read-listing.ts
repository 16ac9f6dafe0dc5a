import { ApiError, type ResultOf } from '@lilypad/contracts'
import { seesEveryJob, type Tier } from '@lilypad/domain'
import { WorkFailedError } from '@lilypad/queue'
import type { Deps } from '../../deps/deps.ts'

/** How long a person waits for a page. */
const TIMEOUT_MS = 30_000
/** The same message for every reason, so that no one can probe internal addresses. */
const UNREADABLE = 'We couldn’t read this page. Please fill in the fields yourself.'

const unreadable = () => new ApiError('unreadable_board', UNREADABLE)

type Listing = Extract<ResultOf<'read-listing'>, { outcome: 'done' }>

const BUSY = 'Too many pages are being read. Please try again in a moment, or fill in the fields yourself.'
const RETRY_SECONDS = 5

/**
 * Has the worker read a job's own page; refuses what is no address, and what says nothing of a job. One page at a time
 * for a person, and for all half of what a worker reads at a time; one more for members, whom free accounts, which anybody
 * may open, cannot keep away.
 */
export function createListingReader({ config, queue, span }: Pick<Deps, 'config' | 'queue' | 'span'>) {
  const most = Math.ceil(config.scrape.concurrency / 2)
  const readers = new Set<number>()
  const read = async (typed: string): Promise<Listing> => {
    const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new ApiError('bad_request', 'The address of the job must begin with http:// or https://.')
    const answer = await queue.ask('read-listing', { address }, span(TIMEOUT_MS)).catch((error) => {
      if (error instanceof WorkFailedError) throw unreadable()
      throw error
    })
    if (!answer.done || answer.result.outcome !== 'done') throw unreadable()
    const { title, companyName } = answer.result
    if (title === null && companyName === null) throw unreadable()
    return answer.result
  }
  return ({ userId, tier }: { userId: number; tier: Tier }, typed: string): Promise<Listing> => {
    if (readers.has(userId) || readers.size >= (seesEveryJob(tier) ? most + 1 : most))
      throw new ApiError('rate_limited', BUSY, { retryAfter: RETRY_SECONDS })
    readers.add(userId)
    return read(typed).finally(() => readers.delete(userId))
  }
}

export type ListingReader = ReturnType<typeof createListingReader>
