import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { trackedJobs } from '../../schema/index.ts'

/** How many bytes of UTF-8 one person's notes and questions may take together, those of hidden applications included. */
export const MOST_TEXT_BYTES = 1_500_000

/** Enough to shorten, and short enough to be read. */
const NAMED = 3

type Texts = Pick<typeof trackedJobs.$inferSelect, 'notes' | 'knockoutQuestions'>

export type LongText = { title: string; companyName: string; bytes: number; isHidden: boolean }

const storedBytes = sql<number>`octet_length(${trackedJobs.notes})
  + octet_length(${trackedJobs.knockoutQuestions}::text)`

export const textBytes = ({ notes, knockoutQuestions }: Partial<Texts>): number =>
  Buffer.byteLength(notes ?? '') + Buffer.byteLength(JSON.stringify(knockoutQuestions ?? []))

const getTotal = async (db: Executor, userId: number): Promise<number> => {
  const total = sql<string>`coalesce(sum(${storedBytes}), 0)`
  const [row] = await db.select({ total }).from(trackedJobs).where(eq(trackedJobs.userId, userId))
  return Number(row?.total ?? 0)
}

const listLongest = (db: Executor, userId: number): Promise<LongText[]> =>
  db
    .select({
      title: sql<string>`${trackedJobs.snapshot} ->> 'title'`,
      companyName: sql<string>`${trackedJobs.snapshot} ->> 'companyName'`,
      bytes: storedBytes,
      isHidden: sql<boolean>`${trackedJobs.untrackedAt} is not null`,
    })
    .from(trackedJobs)
    .where(eq(trackedJobs.userId, userId))
    .orderBy(desc(storedBytes), trackedJobs.jobId)
    .limit(NAMED)

/** Null where the texts may grow by this much. Texts that get shorter always fit. Lock the tracker before. */
export const findTooLong = async (
  tx: Executor,
  userId: number,
  growth: number,
): Promise<LongText[] | null> => {
  if (growth <= 0 || (await getTotal(tx, userId)) + growth <= MOST_TEXT_BYTES) return null
  return listLongest(tx, userId)
}
