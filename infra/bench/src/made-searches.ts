import { type Db, insertRows, schema } from '@lilypad/db'
import {
  AUDIENCE_IDS,
  CATEGORIES,
  JOB_TYPES,
  type JobFilter,
  NO_FILTER,
  TRAVEL_LEVELS,
  writeSavedState,
} from '@lilypad/domain'

const AT_ONCE = 5_000
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

const PEOPLE = (people: number) => [
  `insert into users (email, password_hash, first_name, last_name)
    select 'member-' || n || '@example.com', '-', 'Robin', 'Pond' from generate_series(0, ${people - 1}) as n`,
  `insert into subscriptions (stripe_subscription_id, stripe_customer_id, user_id, status, described_at)
    select 'sub_' || id, 'cus_' || id, id, 'active', now() from users`,
]

/** Fills a database without people with paying members who have two searches each, with daily alerts since an instant. */
export const makeSearches = async (db: Db, count: number, marker: Date): Promise<void> => {
  for (const statement of PEOPLE(count / SEARCHES_A_PERSON)) await db.execute(statement)
  const { rows } = await db.execute<{ first: number }>('select min(id)::int as first from users')
  const first = rows[0]?.first ?? 0
  const searchOf = (n: number) => ({
    userId: first + Math.floor(n / SEARCHES_A_PERSON),
    name: `Search ${n}`,
    state: writeSavedState(filterOf(n), 'date'),
    schedule: 'daily' as const,
    marker,
  })
  for (let start = 0; start < count; start += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - start)
    await insertRows(
      db,
      schema.savedSearches,
      Array.from({ length: size }, (_, index) => searchOf(start + index)),
    )
  }
}
