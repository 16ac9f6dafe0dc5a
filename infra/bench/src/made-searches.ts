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

/** The filter of the nth search, the same at each call; one in twenty is broad, and finds half of the jobs. */
const toFilter = (n: number): JobFilter => ({
  ...NO_FILTER,
  ...(n % 20 === 0 ? { salaryFrom: 90_000 + (n % 1_000) } : pick(KINDS, n)(Math.floor(n / KINDS.length))),
})

/** Fills a database without people with paying members who have two searches each, with daily alerts since an instant. */
export async function makeSearches(db: Db, count: number, marker: Date): Promise<void> {
  await db.execute(`insert into users (email, password_hash, first_name, last_name)
    select 'member-' || n || '@example.com', '-', 'Robin', 'Pond'
    from generate_series(1, ${count / SEARCHES_A_PERSON}) as n`)
  await db.execute(`insert into subscriptions (stripe_subscription_id, stripe_customer_id, user_id, status, described_at)
    select 'sub_' || id, 'cus_' || id, id, 'active', now() from users`)
  const { rows } = await db.execute<{ first: number }>('select min(id)::int as first from users')
  const first = rows[0]?.first ?? 0
  const toSearch = (n: number) => ({
    userId: first + Math.floor(n / SEARCHES_A_PERSON),
    name: `Search ${n}`,
    state: writeSavedState(toFilter(n), 'date'),
    schedule: 'daily' as const,
    marker,
  })
  for (let start = 0; start < count; start += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - start)
    const searches = Array.from({ length: size }, (_, index) => toSearch(start + index))
    await insertRows(db, schema.savedSearches, searches)
  }
}
