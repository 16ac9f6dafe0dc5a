import { ApiError, type boardsCalls } from '@lilypad/contracts'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement.ts'
import type { JobList } from '../jobs/list/job-list.ts'

export type BoardsNeeds = Pick<Deps, 'database' | 'queue' | 'now' | 'span'> & { jobList: JobList }
export type SomeBoards<N extends keyof typeof boardsCalls> = Pick<Handlers<typeof boardsCalls>, N>

/** The value, or a refusal when it was not found. */
export const orNoBoard = <T>(board: T | null): T => {
  if (board === null) throw new ApiError('not_found', 'There is no board with this address.')
  return board
}
