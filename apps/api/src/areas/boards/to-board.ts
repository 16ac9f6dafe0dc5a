import { type Board, boardRecord, type WireOf } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import type { BoardRecord } from '@lilypad/db'

const toInstant = (instant: Date | null) => instant?.toISOString() ?? null

const toAttachment = (file: string) => {
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

const toPermission = ({
  allowedBy,
  allowedNote,
  allowedAt,
  allowedUntil,
}: BoardRecord): Board['permission'] =>
  allowedAt && allowedUntil
    ? {
        allowed_by: allowedBy ?? '',
        note: allowedNote ?? '',
        recorded_at: allowedAt.toISOString(),
        until: allowedUntil.toISOString(),
      }
    : null

/** A board as admins see it. */
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
