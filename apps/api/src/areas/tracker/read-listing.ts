import { ApiError, type ResultOf } from '@lilypad/contracts'
import { WorkFailedError } from '@lilypad/queue'
import type { Needs, Some } from './needs.ts'

/** How long a person waits for a page. */
const TIMEOUT_MS = 30_000
/** The same message for every reason, so that no one can probe internal addresses. */
const UNREADABLE = 'We couldn’t read this page. Please fill in the fields yourself.'

const unreadable = () => new ApiError('unreadable_board', UNREADABLE)

export const readListingHandlers = ({ queue, span }: Needs): Some<'readListing'> => {
  const ask = async (address: string): Promise<ResultOf<'read-listing'> | null> => {
    try {
      const answer = await queue.ask('read-listing', { address }, span(TIMEOUT_MS))
      return answer.done ? answer.result : null
    } catch (error) {
      if (error instanceof WorkFailedError) return null
      throw error
    }
  }

  return {
    async readListing({ request: { job_url: typed } }) {
      const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
      if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
        throw new ApiError('bad_request', 'The address of the job must begin with http:// or https://.')
      const result = await ask(address)
      if (result?.outcome !== 'done') throw unreadable()
      const { title, companyName, salaryRange } = result
      if (title === null && companyName === null) throw unreadable()
      return { job_title: title, company_name: companyName, salary_range: salaryRange }
    },
  }
}
