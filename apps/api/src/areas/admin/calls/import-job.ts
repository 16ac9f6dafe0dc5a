import { ApiError, type ResultOf } from '@lilypad/contracts'
import { WHY_NOT_LISTED } from '@lilypad/domain'
import { WorkFailedError } from '@lilypad/queue'
import type { ListingsNeeds, SomeListings } from './listings-needs.ts'

/** How long an admin's request waits for an import. */
const TIMEOUT_MS = 60_000

const BROKEN = 'This listing could not be imported because of an error of ours.'
const STILL =
  'Reading this board takes long. The import goes on; look for the job on the curation desk in a few minutes.'

type Imported = Extract<ResultOf<'import-listing'>, { outcome: 'done' }>

function orBroken(error: unknown): never {
  if (error instanceof WorkFailedError) throw new ApiError('unreadable_board', BROKEN)
  throw error
}

/** What happened to the listing, and what could not be read. */
function tell({ isNew, unlistedReason, missing }: Imported): string {
  const what = isNew ? 'Imported' : 'This job is already there'
  const why =
    unlistedReason === null ? ', and listed.' : `, but not listed: ${WHY_NOT_LISTED[unlistedReason]}.`
  return [what + why, missing].filter((sentence) => sentence !== null).join(' ')
}

export const importJobHandlers = ({
  queue,
  span,
  jobList,
}: ListingsNeeds): SomeListings<'insertJobFromAdmin'> => ({
  async insertJobFromAdmin({ request, audit }) {
    const listing = { boardAddress: request.job_board_url, title: request.job_title, url: request.job_url }
    const answer = await queue.ask('import-listing', listing, span(TIMEOUT_MS)).catch(orBroken)
    if (!answer.done) throw new ApiError('unreadable_board', STILL)
    const { result } = answer
    if (result.outcome === 'failed') throw new ApiError('unreadable_board', result.message)
    audit(request.job_title || request.job_url, { ...request, id: result.jobId, is_new: result.isNew })
    jobList.forget()
    return { message: tell(result) }
  },
})
