import { type JobRow, type ProgramJob, toJobRow } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { NO_FILTER } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { JobList } from '../../src/areas/jobs/list/job-list.ts'
import { createNewest } from '../../src/areas/jobs/list/newest-jobs.ts'
import { createJobPages } from '../../src/areas/programs/job-programs.ts'
import { useApi } from '../create-test-api.ts'
import { programOf } from './key-kit.ts'

let person: { id: number }
/** A row of the list, to make others of. */
let sample: JobRow
const api = useApi()
beforeAll(async () => {
  person = await api.a.subscriber()
  const job = await api.a.job()
  sample = toJobRow({ ...job, logoFile: null, lastScrapedAt: null })
})

type Page = { jobs: ProgramJob[]; nextCursor: string | null }
/** Few instants, so that many jobs share one; some have none. */
const anyInstant = fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', null)
const anyList = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 60 }), approvedAt: anyInstant }), {
  selector: ({ id }) => id,
  maxLength: 40,
})
const rowsOf = (list: readonly { id: number; approvedAt: string | null }[]): JobRow[] =>
  list.map((one) => ({ ...sample, ...one }))

// holds Beyond §4: Paging without loss or doubles while jobs change
test('a walk gives each job that stays exactly once, whatever is added or removed between its pages', async () => {
  let rows: JobRow[] = []
  const jobList = { snapshot: async () => ({ newest: createNewest(rows) }) } as unknown as JobList
  const pageOf = createJobPages({ ...api.deps, jobList })
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyList, { minLength: 1, maxLength: 6 }),
      anyList,
      fc.integer({ min: 1, max: 7 }),
      async (changes, staying, limit) => {
        const stay = new Set(staying.map(({ id }) => id))
        const seen: number[] = []
        let cursor: string | undefined
        for (let turn = 0; ; turn += 1) {
          const passing = (changes[turn % changes.length] ?? []).filter(({ id }) => !stay.has(id))
          rows = rowsOf([...passing, ...staying])
          const asked = { user: person, tier: 'premium' as const, filter: NO_FILTER, limit, cursor }
          const page: Page = await pageOf(asked)
          expect(page.jobs.length).toBeLessThanOrEqual(limit)
          seen.push(...page.jobs.map(({ id }) => id))
          if (page.nextCursor === null) break
          cursor = page.nextCursor
        }
        expect(seen.filter((id) => stay.has(id)).sort((a, b) => a - b)).toEqual(
          [...stay].sort((a, b) => a - b),
        )
      },
    ),
    { numRuns: 60 },
  )
})

test('where the engine searches, a job that was unlisted a moment ago is in no page', async () => {
  for (let number = 0; number < 5; number += 1) await api.a.job({ title: `Indexed writer ${number}` })
  const changed = await api.a.job({ title: 'Indexed writer, too' })
  await api.jobList.search.renew()
  await api.db.update(schema.jobs).set({ unlistedReason: 'deleted' }).where(eq(schema.jobs.id, changed.id))
  const jobList = { ...api.jobList, snapshot: async () => ({ newest: () => null }) }
  const pageOf = createJobPages({ ...api.deps, jobList: jobList as unknown as JobList })
  const filter = { ...NO_FILTER, searchField: 'indexed writer' }
  const asked = { user: person, tier: 'premium' as const, filter, limit: 3 }
  const first: Page = await pageOf(asked)
  const second: Page = await pageOf({ ...asked, cursor: first.nextCursor ?? '' })
  const titles = [first, second].flatMap(({ jobs }) => jobs.map(({ title }) => title)).sort()
  expect(titles).toEqual(Array.from({ length: 5 }, (_, number) => `Indexed writer ${number}`))
  expect(second.nextCursor).toBeNull()
})

test('by REST, a page says where the next begins, and the last one that there is none', async () => {
  const program = await programOf(api, person)
  const made: number[] = []
  for (let number = 0; number < 7; number += 1)
    made.push((await api.a.job({ companyName: 'Walk', approvedAt: new Date(86_400_000 * number) })).id)
  const seen: number[][] = []
  let cursor: string | undefined
  do {
    const page: Page = await program.listJobs({ search: 'walk', limit: 3, ...(cursor && { cursor }) })
    seen.push(page.jobs.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  const expected = made.toReversed()
  expect(seen).toEqual([expected.slice(0, 3), expected.slice(3, 6), expected.slice(6)])
})
