import { ApiError, type adminCalls, type ErrorCode, type ResultOf } from '@lilypad/contracts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../implement.ts'

/** How long an admin's request waits for the worker to write an e-mail; later it is written all the same. */
const PATIENCE_MS = 20_000

type Untold = Exclude<ResultOf<'send-test-alert'>['outcome'], 'written'>

const REFUSALS: Record<Untold, [ErrorCode, string]> = {
  no_person: ['not_found', 'There is no such user.'],
  no_searches: ['conflict', 'This user has no saved searches.'],
  no_matches: ['conflict', 'No job matches the saved searches of this user.'],
}

export const adminHandlers = ({ queue }: Pick<Deps, 'queue'>): Handlers<typeof adminCalls> => ({
  async testNotifications({ request: { user_id: userId, schedule } }) {
    const answer = await queue.ask('send-test-alert', { userId, schedule }, PATIENCE_MS)
    const outcome = answer.done ? answer.result.outcome : 'written'
    if (outcome !== 'written') throw new ApiError(...REFUSALS[outcome])
    return {}
  },
})
