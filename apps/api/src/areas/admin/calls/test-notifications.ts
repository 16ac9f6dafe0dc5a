import { ApiError, type ErrorCode, type peopleCalls, type ResultOf } from '@lilypad/contracts'
import { findPerson } from '@lilypad/db'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'
import { NO_USER } from './messages.ts'

/** How long an admin's request waits for the worker to write an e-mail; afterwards it is still written. */
const TIMEOUT_MS = 20_000

type Untold = Exclude<ResultOf<'send-test-alert'>['outcome'], 'written'>

const REFUSALS: Record<Untold, [ErrorCode, string]> = {
  no_person: ['not_found', NO_USER],
  no_searches: ['conflict', 'This user has no saved searches.'],
  no_matches: ['conflict', 'No job matches the saved searches of this user.'],
}

export const testNotificationsHandlers = ({
  database: { db },
  queue,
}: Pick<Deps, 'database' | 'queue'>): Pick<Handlers<typeof peopleCalls>, 'testNotifications'> => ({
  async testNotifications({ request: { user_id: userId, schedule }, audit }) {
    const answer = await queue.ask('send-test-alert', { userId, schedule }, TIMEOUT_MS)
    const outcome = answer.done ? answer.result.outcome : 'written'
    if (outcome !== 'written') throw new ApiError(...REFUSALS[outcome])
    const person = await findPerson(db, userId)
    audit(person?.email ?? `#${userId}`, { user_id: userId, schedule })
    return {}
  },
})
