import { brotliDecompressSync } from 'node:zlib'
import { type Db, openDatabase, schema } from '@lilypad/db'
import { type JobFilter, type JobSort, NO_FILTER, writeSavedState } from '@lilypad/domain'
import { makers } from '@lilypad/testing'
import { request } from 'undici'
import { measureSearches } from './alerts-bench.ts'
import { openDashboard, SLOWER, typeInSearch, withSlowPage } from './browser.ts'
import { toStackedJob } from './made-jobs.ts'
import { type FilledApi, waitUntil, withApi } from './process.ts'
import { atMostRow, infoRow, type Row, timesRow, toText } from './report.ts'
import { scrapeTwice } from './scrape-bench.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const ROUNDS = 12
const WARM_UP_ROUNDS = 3
const SCRAPED = { boards: 40, postings: 1_400 }

/** One way to search: by a member who hides nothing, or by a choosy one. */
export type Kind = { filter?: Partial<JobFilter>; sort?: JobSort; isDeep?: boolean; isChoosy?: boolean }

const WORK = { categories: ['Curriculum Development', 'Sales'], travel: ['No Travel', 'Some Travel'] }
const WISHES = { ...WORK, role: 'preK-12 Educator', state: 'Oregon', leastPay: 70_000, haveAnswered: true }
const TEXTS = ['cu', 'st', 'literacy coach', 'engineer', 'company 17 sales', 'team 123']

/** What people ask for, all kinds mixed. */
export const KINDS: readonly Kind[] = [
  {},
  { sort: 'relevance' },
  { sort: 'fit' },
  ...TEXTS.map((searchField) => ({ filter: { searchField } })),
  { filter: { searchField: 'learning manager' }, sort: 'fit' },
  { filter: { categories: ['Sales'], types: ['Full-Time'], travel: ['No Travel'] } },
  { filter: { locations: ['Oregon'], salaryFrom: 90_000, searchField: 'lead' } },
  { filter: { salaryFrom: 60_000 } },
  { isDeep: true },
  { filter: { searchField: 'de' }, sort: 'relevance', isDeep: true },
  { isChoosy: true },
  { filter: { searchField: 'data' }, isChoosy: true },
  { filter: { salaryFrom: 60_000 }, sort: 'fit', isChoosy: true },
]

/** Makes a member who has starred and hidden jobs, and hides companies and words; their cookie. */
async function makeChoosy(db: Db): Promise<string> {
  const make = makers(db)
  const user = await make.subscriber()
  await db.execute(`insert into tracked_jobs (user_id, job_id, snapshot)
    select ${user.id}, id, jsonb_build_object('title', title, 'companyName', company_name)
    from jobs order by id desc limit 300`)
  await db.execute(`insert into hidden_jobs (user_id, job_id, hidden_at)
    select ${user.id}, id, now() from jobs order by approved_at desc, id limit 500`)
  const companies = Array.from({ length: 10 }, (_, n) => ({
    userId: user.id,
    companyName: `Company ${n * 7}`,
  }))
  await db.insert(schema.hiddenCompanies).values(companies)
  await db.insert(schema.hiddenWords).values({ userId: user.id, words: ['regional', 'director'] })
  return `lilypad_session=${await make.session(user)}`
}

/** Asks for a page; its time in milliseconds, the bytes sent, and the cursor of the next. */
export async function askFor(
  origin: string,
  cookie: string,
  { filter, sort = 'date' }: Kind,
  after: string | null,
) {
  const started = performance.now()
  const answer = await request(`${origin}/api/search_jobs`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'accept-encoding': 'br' },
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
  const reply = JSON.parse(brotliDecompressSync(body).toString()) as { after: string | null }
  return { ms, bytes: body.length, after: reply.after }
}

/** The first load may fail on a busy machine, and is tried again. */
export const untilSearched = ({ origin, cookies }: FilledApi): Promise<void> =>
  waitUntil(() => askFor(origin, cookies.member, {}, null).then(Boolean, () => false), 10)

/** The times of all ways to search, warm; one page further each time where it goes deep. */
async function measureCalls({ origin, cookies }: FilledApi, choosy: string): Promise<number[]> {
  const times: number[] = []
  const cursors = new Map<Kind, string | null>()
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
    for (const kind of KINDS) {
      const cookie = kind.isChoosy ? choosy : cookies.member
      const { ms, after } = await askFor(origin, cookie, kind, cursors.get(kind) ?? null)
      if (kind.isDeep) cursors.set(kind, after)
      if (round >= 0) times.push(ms)
    }
  return times
}

const AT_ONCE = 8

/** How long a health check waits at worst while people search, several at a time. */
async function measureHealth({ origin, cookies }: FilledApi): Promise<number> {
  let isOver = false
  const search = async () => {
    for (const kind of KINDS) await askFor(origin, cookies.member, kind, null)
  }
  const searches = Promise.all(Array.from({ length: AT_ONCE }, search)).finally(() => {
    isOver = true
  })
  let worst = 0
  while (!isOver) {
    const started = performance.now()
    const answer = await request(`${origin}/healthz`)
    await answer.body.dump()
    worst = Math.max(worst, performance.now() - started)
  }
  await searches
  return worst
}

const measureKeystrokes = (api: FilledApi, jobs: string): Promise<Row[]> =>
  withSlowPage(api, async (page) => {
    await openDashboard(page, api.origin, 'watchKeys')
    const letters = await typeInSearch(page)
    await openDashboard(page, api.origin, 'watch')
    const where = `${jobs} jobs, CPU ${SLOWER}× slower`
    return [
      timesRow(`keystroke to paint, ${jobs} jobs`, letters, 50),
      timesRow(`keystroke to the list's first screen, ${where}`, await typeInSearch(page), 100),
    ]
  })

/** What the browser gets before anybody searches, in KB. */
async function measureFirstAnswers({ origin, cookies: { member } }: FilledApi): Promise<number> {
  const headers = { cookie: member, 'accept-encoding': 'br' }
  const list = await request(`${origin}/api/load_front_end_jobs`, { headers })
  const { bytes } = await askFor(origin, member, {}, null)
  return ((await list.body.arrayBuffer()).byteLength + bytes) / 1_000
}

async function measureSearch(api: FilledApi, choosy: string, jobs: number): Promise<Row[]> {
  const size = toText(jobs)
  const isLarge = jobs > 100_000
  const started = performance.now()
  await untilSearched(api)
  const loaded = (performance.now() - started) / 1_000
  return [
    atMostRow(`start of an api until it searches ${size} jobs`, loaded, {
      most: isLarge ? 8 : 2,
      unit: 's',
      digits: 1,
    }),
    ...(await measureKeystrokes(api, size)),
    timesRow(`search call, ${size} jobs, p95`, await measureCalls(api, choosy), isLarge ? 120 : 35),
    atMostRow(`worst health check, ${AT_ONCE} searches at a time, ${size} jobs`, await measureHealth(api), {
      most: 100,
      unit: 'ms',
    }),
    atMostRow(`the first answers, ${size} jobs`, await measureFirstAnswers(api), {
      most: 100,
      unit: 'KB',
      digits: 1,
    }),
    atMostRow(`memory of an api, ${size} jobs`, api.peakMemory(), { most: isLarge ? 450 : 300, unit: 'MB' }),
  ]
}

/** Puts every job on a board, 35 on each; no loop scrapes these boards, which are removed. */
const TO_BOARDS = [
  'set statement_timeout = 0',
  `insert into boards (system, tenant, careers_url, company_name, source, state, last_scraped_at, last_tried_at, removed_at)
    select 'greenhouse', 'filled' || n, 'https://boards.greenhouse.io/filled' || n, 'Company ' || n % 570, 'catalogue',
      'live', now(), now(), now()
    from generate_series(0, (select count(*) / 35 from jobs)) as n`,
  `insert into postings (board_id, external_id, job_id, title, url, html, places, found, content_hash, first_seen_at)
    select first + id / 35, id::text, id, title, url, description, '{Remote}', '{}', md5(id::text), created_at
    from jobs, (select min(id) as first from boards) as boards where id / 35 <= (select count(*) / 35 from jobs)`,
  'update jobs set board_id = postings.board_id from postings where job_id = jobs.id',
  'vacuum analyze',
]

/** What a board's scrape costs a worker, from fetch to commit, beside many jobs. */
async function measureCommit(databaseUrl: string, db: Db, jobs: number): Promise<Row> {
  for (const statement of TO_BOARDS) await db.execute(statement)
  const { first, second, memory } = await scrapeTwice(databaseUrl, SCRAPED, (run) => run)
  const [one, two] = [first, second].map((total) => `${(total / SCRAPED.boards).toFixed(0)} ms`)
  const what = `scrape commit: a board of 35 postings beside ${toText(jobs)} others, first and second time`
  return infoRow(what, `${one}, ${two}, a worker at most ${memory} MB`)
}

const measureSize = (jobs: number): Promise<Row[]> =>
  withApi({ jobs, toJob: toStackedJob, env: { LIST_IN_BROWSER_MAX: '0' } }, async (api) => {
    const { db, close } = openDatabase(api.databaseUrl, { max: 1 })
    try {
      const search = await measureSearch(api, await makeChoosy(db), jobs)
      await api.stop()
      return [...search, await measureCommit(api.databaseUrl, db, jobs)]
    } finally {
      await close()
    }
  })

/** What grows with the number of jobs, and of saved searches, at several sizes. */
export async function measureGrowth(sizes: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const jobs of sizes.length > 0 ? sizes : SIZES)
    for (const part of [measureSize, measureSearches]) {
      const more = await part(jobs)
      for (const { what, measured } of more) console.log(`${what}: ${measured}`)
      rows.push(...more)
    }
  return rows
}
