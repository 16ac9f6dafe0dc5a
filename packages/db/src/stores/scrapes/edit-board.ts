import { stackId } from '@lilypad/curation'
import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, postings } from '../../schema/index.ts'
import { updateRows } from '../batch.ts'
import type { BoardKey, BoardRow } from '../boards/boards.ts'
import { finishLoopBoard } from '../boards/scrape-loop.ts'
import { announceJobList } from '../notify-channels.ts'
import { inTransaction } from '../transactions.ts'
import { forgotten } from './commit-failure.ts'
import { keepCompanyChoices } from './hide-listed-again.ts'
import { lockBoard } from './lock-board.ts'
import { inState } from './record-scrape.ts'
import { deleteJobs } from './remove-jobs.ts'

/**
 * The one found on its page. Where another board has it, this one becomes its duplicate: jobs move there, no loop
 * scrapes it, its record says why (with `label`, the system's name). Resolves to the board that has the identity.
 */
export async function identifyBoard(
  db: Executor,
  boardId: number,
  { label, ...key }: BoardKey & { label: string },
  at: Date,
): Promise<BoardKey & { id: number }> {
  const [other] = await db
    .select({ id: boards.id, companyName: boards.companyName, removedAt: boards.removedAt })
    .from(boards)
    .where(and(eq(boards.system, key.system), eq(boards.tenant, key.tenant), ne(boards.id, boardId)))
  if (!other) {
    await db.update(boards).set(key).where(eq(boards.id, boardId))
    return { ...key, id: boardId }
  }
  const board = await lockBoard(db, boardId)
  const what = other.removedAt === null ? 'is scraped by itself' : 'was removed'
  const reason = `This page shows the ${label} board of ${other.companyName}, which ${what}.`
  const deleted = await deleteJobs(db, board, at)
  const duplicate = { duplicateOf: other.id, lastScrapedAt: at, lastTriedAt: at, lastFound: 0, lastNew: 0 }
  await db
    .update(boards)
    .set({ ...inState(board, 'live', reason, at), ...forgotten, ...duplicate, lastDeleted: deleted })
    .where(eq(boards.id, boardId))
  if (deleted > 0) await announceJobList(db)
  await finishLoopBoard(db, boardId, { outcome: 'skipped', newJobs: 0, deletedJobs: deleted }, at)
  return { ...key, id: other.id }
}

/**
 * Its jobs get the name at once; the catalogue changes neither name nor logo (null: as it is). A renamed board is asked for
 * a full answer, since the rules use the name too. Resolves to whether a new logo is to be fetched.
 */
export const editBoard = (
  db: Executor,
  boardId: number,
  { companyName, logoUrl }: { companyName: string; logoUrl: string | null },
  at: Date,
): Promise<{ hasNewLogo: boolean }> =>
  inTransaction(db, async (tx) => {
    const board = await lockBoard(tx, boardId)
    const hasNewLogo = logoUrl !== null && logoUrl !== board.logoUrl
    if (companyName !== board.companyName) await renameBoard(tx, boardId, companyName, at)
    if (hasNewLogo)
      await tx
        .update(boards)
        .set({ logoUrl, isLogoKept: true, logoTriedAt: null })
        .where(eq(boards.id, boardId))
    return { hasNewLogo }
  })

export async function renameBoard(db: Executor, boardId: number, companyName: string, at: Date) {
  await keepCompanyChoices(db, boardId, companyName)
  await db
    .update(boards)
    .set({ companyName, isNameKept: true, validators: {}, validatorsVersion: null })
    .where(eq(boards.id, boardId))
  const company = sql<string | null>`nullif(trim(${postings.found}->>'company'), '')`
  const named = await db
    .select({ id: jobs.id, title: postings.title, company })
    .from(jobs)
    .innerJoin(postings, and(eq(postings.jobId, jobs.id), eq(postings.boardId, jobs.boardId)))
    .where(eq(jobs.boardId, boardId))
    .orderBy(jobs.id, desc(postings.id))
  const isOfBoard = sql`not exists (
    select from postings as own where own.job_id = jobs.id and own.found->>'employer' is not null)`
  await db
    .update(jobs)
    .set({ companyName, changedAt: at })
    .where(and(eq(jobs.boardId, boardId), isOfBoard))
  const stackIds = new Map(
    named.map(({ id, title, company: own }) => [id, stackId(own ?? companyName, title)]),
  )
  const stacks = [...stackIds].map(([id, stack]) => ({ id, stackId: stack }))
  await updateRows(db, jobs, stacks)
  await announceJobList(db)
}

/** No loop scrapes it until then; null ends the pause. */
export async function restBoard(db: Executor, boardId: number, until: Date | null): Promise<void> {
  await db.update(boards).set({ restUntil: until }).where(eq(boards.id, boardId))
}

export const isAtRest = ({ restUntil }: Pick<BoardRow, 'restUntil'>, at: Date): boolean =>
  restUntil !== null && restUntil > at

type Permission = { allowedBy: string; allowedNote: string; allowedAt: Date; allowedUntil: Date }

/** Its employer's word, which precedes robots.txt until it ends. */
export async function allowBoard(db: Executor, boardId: number, permission: Permission): Promise<void> {
  await db.update(boards).set(permission).where(eq(boards.id, boardId))
}

/** An unknown board is not. */
export function isAllowed(board: Pick<BoardRow, 'allowedUntil'> | null, at: Date): boolean {
  const until = board?.allowedUntil ?? null
  return until !== null && until > at
}

/** Pages that show it go too. Loading the catalogue does not add it again. Resolves to how many jobs were listed. */
export const removeBoard = (db: Executor, boardId: number, at: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const board = await lockBoard(tx, boardId)
    const deleted = await deleteJobs(tx, board, at)
    await tx
      .update(boards)
      .set({
        ...forgotten,
        removedAt: at,
        restUntil: null,
        lastScrapedAt: null,
        lastSoundAt: null,
        state: 'live',
        stateReason: null,
      })
      .where(or(eq(boards.id, boardId), eq(boards.duplicateOf, boardId)))
    await announceJobList(tx)
    return deleted
  })
