import { brotliDecompressSync } from 'node:zlib'
import { type JobFilter, type JobSort, NO_FILTER, writeSavedState } from '@lilypad/domain'
import { request } from 'undici'
import type { People } from './people.ts'

const ROUNDS = 12
const WARM_UP_ROUNDS = 3
/** The longest until a change is found. */
const RELOAD_LIMIT = 600_000

/** One way to search: by the plain person, unless another is named. */
type Kind = { filter: Partial<JobFilter>; sort?: JobSort; isDeep?: boolean; by?: keyof People }

const WISHES = {
  role: 'preK-12 Educator',
  state: 'Oregon',
  categories: ['Curriculum Development', 'Sales'],
  travel: ['No Travel', 'Some Travel'],
  leastPay: 70_000,
  haveAnswered: true,
}

/** What people ask for, all kinds mixed. */
const KINDS: readonly Kind[] = [
  { filter: {} },
  { filter: {}, sort: 'relevance' },
  { filter: {}, sort: 'fit' },
  { filter: { searchField: 'cu' } },
  { filter: { searchField: 'st' } },
  { filter: { searchField: 'literacy coach' } },
  { filter: { searchField: 'learning manager' }, sort: 'fit' },
  { filter: { searchField: 'engineer' } },
  { filter: { searchField: 'company 17 sales' } },
  { filter: { searchField: 'team 123' } },
  { filter: { categories: ['Sales'], types: ['Full-Time'], travel: ['No Travel'] } },
  { filter: { locations: ['Oregon'], salaryFrom: 90_000, searchField: 'lead' } },
  { filter: { salaryFrom: 60_000 } },
  { filter: {}, isDeep: true },
  { filter: { searchField: 'de' }, sort: 'relevance', isDeep: true },
  { filter: {}, by: 'choosy' },
  { filter: { searchField: 'data' }, by: 'choosy' },
  { filter: { salaryFrom: 60_000 }, sort: 'fit', by: 'choosy' },
  { filter: {}, by: 'weary' },
]

/** An api that lists jobs, and who asks it. */
export type Asked = { origin: string; people: People }

/** Asks for a page; its time in milliseconds, the bytes sent, and what its reply says. */
export const ask = async (
  { origin, people }: Asked,
  { filter, sort = 'date', by = 'plain' }: Kind,
  after: string | null,
) => {
  const started = performance.now()
  const answer = await request(`${origin}/api/search_jobs`, {
    method: 'POST',
    headers: { cookie: people[by], 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: JSON.stringify({
      state: writeSavedState({ ...NO_FILTER, ...filter }, null),
      sort,
      after,
      wishes: sort === 'fit' ? WISHES : null,
    }),
  })
  const body = Buffer.from(await answer.body.arrayBuffer())
  const ms = performance.now() - started
  if (answer.statusCode !== 200) throw new Error(`search_jobs answered ${answer.statusCode}: ${body}`)
  const reply = JSON.parse(brotliDecompressSync(body).toString()) as { after: string | null; total: number }
  return { ms, bytes: body.length, ...reply }
}

/** Asks until an api that has just started answers: its first load may fail on a busy machine, and is tried again. */
export const untilAnswered = async (asked: Asked): Promise<void> => {
  const started = performance.now()
  for (;;) {
    try {
      await ask(asked, { filter: {} }, null)
      return
    } catch (error) {
      if (performance.now() - started > RELOAD_LIMIT) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Asks in each way once, one page further where it goes deep. */
const createRound = (asked: Asked) => {
  const places = new Map<Kind, string | null>()
  return async (): Promise<number[]> => {
    const times: number[] = []
    for (const kind of KINDS) {
      const { ms, after } = await ask(asked, kind, places.get(kind) ?? null)
      if (kind.isDeep) places.set(kind, after)
      times.push(ms)
    }
    return times
  }
}

/** The times of all ways to search, warm. */
export const measureCalls = async (asked: Asked): Promise<number[]> => {
  const round = createRound(asked)
  for (let n = 0; n < WARM_UP_ROUNDS; n += 1) await round()
  const times: number[] = []
  for (let n = 0; n < ROUNDS; n += 1) times.push(...(await round()))
  return times
}

/** The same while the index is loaded again, since an admin deleted a job; until the list is without it. */
export const measureReload = async (asked: Asked, jobId: number) => {
  const round = createRound(asked)
  const { total } = await ask(asked, { filter: {} }, null)
  const { statusCode } = await request(`${asked.origin}/admin-api/delete_job`, {
    method: 'POST',
    headers: { cookie: asked.people.admin, 'content-type': 'application/json' },
    body: JSON.stringify({ id: jobId }),
  })
  if (statusCode !== 200) throw new Error(`delete_job answered ${statusCode}`)
  const started = performance.now()
  const times: number[] = []
  do {
    times.push(...(await round()))
    if (performance.now() - started > RELOAD_LIMIT) throw new Error('the change was never found')
  } while ((await ask(asked, { filter: {} }, null)).total === total)
  return { times, seconds: (performance.now() - started) / 1_000 }
}
