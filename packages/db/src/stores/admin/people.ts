import { desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { userCounts, users } from '../../schema/index.ts'
import { standingColumns } from '../accounts/users.ts'
import { anyHolds } from '../like.ts'

const newest = [desc(users.createdAt), desc(users.id)]

/** The tier is looked up only for people on the page, not for those before it. */
function readPage(db: Executor, found: SQL | undefined, limit: number, offset: number) {
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(found)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)
    .as('page')
  const { id, email, shouldDisplayWelcome, createdAt } = users
  return db
    .select({ person: { id, email, shouldDisplayWelcome, createdAt }, standing: standingColumns })
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .orderBy(...newest)
}

async function countClicks(db: Executor, userIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ userId: userCounts.userId, count: userCounts.clicks })
    .from(userCounts)
    .where(inArray(userCounts.userId, userIds))
  return new Map(rows.map((row) => [row.userId, row.count]))
}

/** Newest first; `search` looks in e-mail addresses, ignoring case; `page` counts from 1. */
export async function listPeople(
  db: Executor,
  { search, page, pageLength }: { search: string; page: number; pageLength: number },
) {
  const found = anyHolds([users.email], search)
  const [rows, total] = await Promise.all([
    readPage(db, found, pageLength, (page - 1) * pageLength),
    db.$count(users, found),
  ])
  const jobClicks = await countClicks(
    db,
    rows.map(({ person }) => person.id),
  )
  const people = rows.map(({ person, standing }) => ({
    ...person,
    standing,
    jobClicks: jobClicks.get(person.id) ?? 0,
  }))
  return { people, total }
}

export type ListedPerson = Awaited<ReturnType<typeof listPeople>>['people'][number]
