import { ApiError, type Board, boardRecord, type boardsCalls, type WireOf } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import type { BoardRecord } from '@lilypad/db'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import type { JobList } from '../jobs/list/job-list.ts'

export type BoardsNeeds = Pick<Deps, 'database' | 'queue' | 'now' | 'span'> & { jobList: JobList }
export type SomeBoards<N extends keyof typeof boardsCalls> = Pick<Handlers<typeof boardsCalls>, N>

/** The value, or a refusal when it was not found. */
export function orNoBoard<T>(board: T | null): T {
  if (board === null) throw new ApiError('not_found', 'There is no board with this address.')
  return board
}

const toInstant = (instant: Date | null) => instant?.toISOString() ?? null

function toAttachment(file: string) {
  const url = serverPaths.logo.href(file)
  return [{ url, thumbnails: { large: { url } } }]
}

const toResults = (results: BoardRecord['scrapeResults']): Board['scrapeResults'] =>
  results && {
    num_listings_found: results.found,
    num_new_jobs: results.newJobs,
    num_deleted_jobs: results.deletedJobs,
    suspect: results.suspect,
  }

function toPermission(board: BoardRecord): Board['permission'] {
  const { allowedBy: allowed_by, allowedNote: note, allowedAt, allowedUntil } = board
  if (!allowedAt || !allowedUntil) return null
  const times = { recorded_at: allowedAt.toISOString(), until: allowedUntil.toISOString() }
  return { allowed_by: allowed_by ?? '', note: note ?? '', ...times }
}

export const toBoard = (board: BoardRecord): WireOf<typeof boardRecord.fields> =>
  boardRecord.encode({
    ...board,
    logo: board.logoFile === null ? null : toAttachment(board.logoFile),
    lastScrapedAt: toInstant(board.lastScrapedAt),
    scrapeResults: toResults(board.scrapeResults),
    stateSince: toInstant(board.stateSince),
    restingUntil: toInstant(board.restingUntil),
    permission: toPermission(board),
    putAside: board.putAside && { ...board.putAside, until: toInstant(board.putAside.until) },
  })
