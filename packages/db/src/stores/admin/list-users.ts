import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { userCounts, users } from '../../schema/index.ts'
import { standingColumns } from '../accounts/users.ts'
import { anyHolds } from '../like-patterns.ts'

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
    .select({
      person: { id, email, shouldDisplayWelcome, createdAt },
      standing: standingColumns,
      jobClicks: sql<number>`coalesce(${userCounts.clicks}, 0)`,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .leftJoin(userCounts, eq(userCounts.userId, page.id))
    .orderBy(...newest)
}

/** Newest first; `search` looks in e-mail addresses, ignoring case; `page` counts from 1. */
export async function listUsers(
  db: Executor,
  { search, page, pageLength }: { search: string; page: number; pageLength: number },
) {
  const found = anyHolds([users.email], search)
  const [rows, total] = await Promise.all([
    readPage(db, found, pageLength, (page - 1) * pageLength),
    db.$count(users, found),
  ])
  const people = rows.map(({ person, ...more }) => ({ ...person, ...more }))
  return { people, total }
}

export type ListedPerson = Awaited<ReturnType<typeof listUsers>>['people'][number]
