import { ApiError, type ResultOf } from '@lilypad/contracts'
import { WorkFailedError } from '@lilypad/queue'
import type { Needs, Some } from './needs.ts'

/** How long a person waits for a page. */
const TIMEOUT_MS = 30_000
/** The same message for every reason, so that no one can probe internal addresses. */
const UNREADABLE = 'We couldn’t read this page. Please fill in the fields yourself.'

const unreadable = () => new ApiError('unreadable_board', UNREADABLE)

/** Has the worker read a job's own page; refuses what is no address, and what says nothing of a job. */
export function createListingReader({ queue, span }: Pick<Needs, 'queue' | 'span'>) {
  return async (typed: string): Promise<Extract<ResultOf<'read-listing'>, { outcome: 'done' }>> => {
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
}

export function readListingHandlers(needs: Needs): Some<'readListing'> {
  const read = createListingReader(needs)
  return {
    async readListing({ request: { job_url: typed } }) {
      const { title, companyName, salaryRange } = await read(typed)
      return { job_title: title, company_name: companyName, salary_range: salaryRange }
    },
  }
}
