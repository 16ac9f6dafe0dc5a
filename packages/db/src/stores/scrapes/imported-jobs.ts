import { normalisedTitle } from '@lilypad/curation'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, postings } from '../../schema/index.ts'
import { updateRows, withoutNul } from '../batch.ts'
import type { BoardKey } from '../boards/boards.ts'
import { withoutSlash } from '../like-patterns.ts'
import { type ListEffect, NO_EFFECT } from '../notify-channels.ts'
import type { Seen } from './compare-scrape.ts'
import type { Curated } from './curate-postings.ts'
import { reopenListedAgain } from './reopen-reports.ts'
import { toEffect, updatedJob } from './update-jobs.ts'

/** It identifies the posting if we later add its board. */
export const importedId = ({ system, tenant }: BoardKey, externalId: string): string =>
  withoutNul(`${system}:${tenant}:${externalId}`)

/** By board and id, else by address and title. Returns job ids by external id. */
export async function findImportedJobs(db: Executor, board: BoardKey, fresh: readonly Seen[]) {
  const keys = sql.param(fresh.map(({ found }) => importedId(board, found.externalId)))
  const urls = sql.param(fresh.map(({ found }) => withoutNul(withoutSlash(found.url))))
  const { externalId, url, title, jobId } = postings
  const imported = await db
    .select({ externalId, url, title, jobId })
    .from(postings)
    .where(
      and(
        isNull(postings.boardId),
        isNull(postings.goneAt),
        sql`(${externalId} = any(${keys}) or rtrim(${url}, '/') = any(${urls}))`,
      ),
    )
  const isSame = (one: (typeof imported)[number], { found }: Seen) =>
    one.externalId === importedId(board, found.externalId) ||
    (withoutSlash(one.url) === withoutSlash(found.url) &&
      normalisedTitle(one.title) === normalisedTitle(found.title))
  return new Map(
    imported.flatMap((one) => {
      const shown = fresh.find((seen) => isSame(one, seen))
      return shown ? [[shown.found.externalId, one.jobId] as const] : []
    }),
  )
}

/** From now on they follow the board that shows them, and are deleted when it drops them. Admins' values stay. */
export async function takeOverImported(
  db: Executor,
  boardId: number,
  shown: readonly (Curated<Seen> & { jobId: number })[],
  at: Date,
): Promise<ListEffect> {
  if (shown.length === 0) return NO_EFFECT
  const ids = sql.param(shown.map(({ jobId }) => jobId))
  const alone = await db
    .select()
    .from(jobs)
    .where(and(sql`${jobs.id} = any(${ids})`, isNull(jobs.boardId)))
  if (alone.length === 0) return NO_EFFECT
  const rewritten = alone.flatMap((job) => {
    const one = shown.find(({ jobId }) => jobId === job.id)
    return one ? [{ job, row: updatedJob(job, boardId, one.columns, at) }] : []
  })
  const rows = rewritten.map(({ row }) => row)
  await updateRows(db, jobs, rows)
  await reopenListedAgain(db, rewritten)
  for (const { job } of rewritten)
    await db
      .update(postings)
      .set({ goneAt: at, lastSeenAt: at })
      .where(and(eq(postings.jobId, job.id), isNull(postings.boardId)))
  return toEffect(rewritten)
}
