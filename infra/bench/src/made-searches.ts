import { type Db, schema } from '@lilypad/db'
import {
  AUDIENCE_IDS,
  CATEGORIES,
  JOB_TYPES,
  type JobFilter,
  NO_FILTER,
  TRAVEL_LEVELS,
  writeSavedState,
} from '@lilypad/domain'

const AT_ONCE = 500
const SEARCHES_A_PERSON = 2
/** One search in this many is a broad one. */
const BROAD = 20

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

const TEXTS = ['literacy', 'stem', 'partnerships', 'senior', 'admissions', 'lead', 'student success']
const ROLES = ['designer', 'manager', 'coach', 'analyst', 'writer', 'engineer']

/** Choices as people combine them: a few narrow ones. */
const KINDS: ((n: number) => Partial<JobFilter>)[] = [
  (n) => ({ categories: [pick(CATEGORIES, n)], types: [pick(JOB_TYPES, n >>> 3)] }),
  (n) => ({ audience: [pick(AUDIENCE_IDS, n)], types: [pick(JOB_TYPES, n >>> 3)] }),
  (n) => ({ categories: [pick(CATEGORIES, n)], travel: TRAVEL_LEVELS.slice(n % 4, (n % 4) + 2) }),
  (n) => ({ searchField: pick(TEXTS, n), travel: [pick(TRAVEL_LEVELS, n >>> 3)] }),
  (n) => ({ searchField: pick(ROLES, n), categories: [pick(CATEGORIES, n >>> 2)] }),
  (n) => ({ categories: [pick(CATEGORIES, n)] }),
]

/** The filter of the nth search, the same at each call; the broadest find half of the jobs. */
const filterOf = (n: number): JobFilter => ({
  ...NO_FILTER,
  ...(n % BROAD === 0 ? { salaryFrom: 90_000 + (n % 1_000) } : pick(KINDS, n)(Math.floor(n / KINDS.length))),
})

/** Fills the database with paying members who have two searches each, with daily alerts since an instant. */
export const makeSearches = async (db: Db, count: number, marker: Date): Promise<void> => {
  const people = count / SEARCHES_A_PERSON
  for (let start = 0; start < people; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, people - start) }, (_, index) => start + index)
    const users = await db
      .insert(schema.users)
      .values(
        numbers.map((n) => ({
          email: `member-${n}@example.com`,
          passwordHash: '-',
          firstName: 'Robin',
          lastName: 'Pond',
        })),
      )
      .returning({ id: schema.users.id })
    await db.insert(schema.subscriptions).values(
      users.map(({ id }) => ({
        stripeSubscriptionId: `sub_${id}`,
        stripeCustomerId: `cus_${id}`,
        userId: id,
        status: 'active',
        describedAt: new Date(),
      })),
    )
    const searches = users.flatMap(({ id }, index) =>
      [0, 1].map((which) => ({ userId: id, n: (start + index) * SEARCHES_A_PERSON + which })),
    )
    await db.insert(schema.savedSearches).values(
      searches.map(({ userId, n }) => ({
        userId,
        name: `Search ${n}`,
        state: writeSavedState(filterOf(n), 'date'),
        schedule: 'daily' as const,
        marker,
      })),
    )
  }
}
