import type { EarlierState, FoundPosting } from '@lilypad/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Executor } from './database.ts'
import { boards, jobs, postings, postingVersions } from './schema/index.ts'
import type { BoardRow } from './stores/boards/boards.ts'
import { isInFreeTenth } from './stores/scrapes/jobs-insert.ts'
import { postingColumns } from './stores/scrapes/postings.ts'

/** No posting has it: the first scrape reads the posting as changed. */
const UNLIKE_ANY = 'seeded'

/** On a board that nobody has scraped: the first scrape lists the job, as one that changed. */
export const seedHistory = async (db: Db, history: EarlierState): Promise<void> => {
  await db.transaction(async (tx) => {
    const [board] = await tx
      .select()
      .from(boards)
      .where(and(eq(boards.tenant, history.tenant), isNull(boards.lastTriedAt)))
    if (!board || (await hasPostings(tx, board.id))) return
    const { found, earlier, absence } = history
    // A scrape compares with what is known only on a board that was asked before.
    await tx.update(boards).set({ lastTriedAt: absence.backAt }).where(eq(boards.id, board.id))
    const { externalId, title } = earlier
    const before = await putPosting(tx, board, { ...found, externalId, title }, earlier)
    const id = await putPosting(tx, board, found, {
      firstSeenAt: history.firstSeenAt,
      listsAgain: before,
      absences: [{ goneAt: absence.goneAt.toISOString(), backAt: absence.backAt.toISOString() }],
      timesRelisted: 1,
    })
    await tx.insert(postingVersions).values(
      history.changes.map(({ seenAt, change }) => ({
        postingId: id,
        replacedAt: seenAt,
        title: change.field === 'title' ? (change.before ?? found.title) : found.title,
        pay: change.field === 'pay' ? change.before : null,
        places: found.places,
        changes: [change],
      })),
    )
  })
}

const hasPostings = async (db: Executor, boardId: number) => {
  const rows = await db
    .select({ id: postings.id })
    .from(postings)
    .where(eq(postings.boardId, boardId))
    .limit(1)
  return rows.length > 0
}

type Times = Pick<
  typeof postings.$inferInsert,
  'goneAt' | 'lastSeenAt' | 'listsAgain' | 'absences' | 'timesRelisted'
> & {
  firstSeenAt: Date
}

const putPosting = async (
  db: Executor,
  board: BoardRow,
  found: FoundPosting,
  { firstSeenAt, goneAt, lastSeenAt, listsAgain, absences, timesRelisted }: Times,
): Promise<number> => {
  const [job] = await db
    .insert(jobs)
    .values({
      boardId: board.id,
      title: found.title,
      companyName: board.companyName,
      url: found.url,
      travel: 'No Travel',
      locations: [],
      audience: [],
      category: 'Other',
      summary: '',
      curation: 0,
      freeTenth: isInFreeTenth(board, found.externalId),
      unlistedReason: goneAt ? 'deleted' : 'not_remote',
      deletedAt: goneAt,
      approvedAt: goneAt ? firstSeenAt : null,
      createdAt: firstSeenAt,
      changedAt: firstSeenAt,
    })
    .returning({ id: jobs.id })
  if (!job) throw new Error('The job was not stored.')
  const [posting] = await db
    .insert(postings)
    .values({
      boardId: board.id,
      externalId: found.externalId,
      jobId: job.id,
      ...postingColumns(found, UNLIKE_ANY),
      firstSeenAt,
      goneAt,
      lastSeenAt,
      listsAgain,
      absences,
      timesRelisted,
    })
    .returning({ id: postings.id })
  if (!posting) throw new Error('The posting was not stored.')
  return posting.id
}
