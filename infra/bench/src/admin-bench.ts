import { backOfficeCalls, type Call } from '@lilypad/contracts'
import { migrate, openDatabase, openSession } from '@lilypad/db'
import { addDays, newYorkDay } from '@lilypad/domain'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { freePort } from '@lilypad/testing'
import { request } from 'undici'
import { startApi } from './api-process.ts'
import { makeOffice, OFFICE } from './made-office.ts'
import type { Process } from './process.ts'
import type { Row } from './table.ts'

const ROUNDS = 20
const SCREEN_MS = 500
const REPORT_MS = 2_000
const BOARD = encodeURIComponent('https://boards.greenhouse.io/company7')
const LAST_PAGE = OFFICE.users / 100

type Bench = { origin: string; cookie: string }
type Measured = { path: string; what: string; most: number }

/** The requests that the screens make: first and last pages, with and without a search. */
const ASKED: Record<string, readonly string[]> = {
  load_users: ['', `?page=${LAST_PAGE}`, '?search=member-99', '?search=nobody-at-all'],
  get_audit_log: ['', '?page=200', '?search=curate'],
  load_job_board_data: [''],
  get_board_history: [`?job_board_url=${BOARD}`],
  get_constant: ['?name=job_board_scrape_status'],
  get_redemption_codes: [''],
  get_deleted_jobs: ['', '?page=10'],
  get_curation_jobs: [
    '',
    '?page=250',
    '?search=literacy',
    '?search=nothing+like+it',
    '?show=unlisted',
    '?show=edited',
  ],
  get_site_contents: [''],
}

const nameOf = (path: string) => path.split('/').at(-1) ?? path

/** Every call that reads data for an admin's screen. The bench fails for a call without a request. */
const screens = (): Measured[] =>
  Object.values<Call>(backOfficeCalls)
    .filter(({ method, changes }) => method === 'GET' && changes !== true)
    .flatMap(({ path }) => {
      const asked = ASKED[nameOf(path)]
      if (!asked) throw new Error(`The bench does not know how to ask ${path}.`)
      return asked.map((query) => ({ path: path + query, what: nameOf(path) + query, most: SCREEN_MS }))
    })

const reports = (): Measured[] => {
  const today = newYorkDay(new Date())
  const company = '/admin-api/admin/generate_company_report'
  const user = '/admin-api/admin/generate_user_report'
  const year = `start_date=${addDays(today, -364)}&end_date=${today}`
  return [
    { path: `${company}?${year}`, what: 'Company Report, a year' },
    { path: company, what: 'Company Report, 30 days' },
    { path: `${company}?format=csv`, what: 'Company Report, 30 days, as CSV' },
    { path: `${company}?${year}&format=csv`, what: 'Company Report, a year, as CSV, until it begins' },
    { path: user, what: 'User Usage Report, all users' },
    { path: `${user}?email=member-1@example.com`, what: 'User Usage Report, one user' },
    { path: `${user}?format=csv`, what: 'User Usage Report, all users, as CSV, until it begins' },
    { path: '/admin-api/download_redemption_codes', what: 'redemption codes as CSV' },
  ].map((one) => ({ ...one, most: REPORT_MS }))
}

/** The time of an answer to its last byte, or with `begins` to its first. */
const timeOf = async ({ origin, cookie }: Bench, path: string, begins: boolean): Promise<number> => {
  const started = performance.now()
  const { statusCode, body } = await request(origin + path, { headers: { cookie } })
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${await body.text()}`)
  if (begins) {
    for await (const _ of body) break
    return performance.now() - started
  }
  await body.dump({ limit: Number.MAX_SAFE_INTEGER })
  return performance.now() - started
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

const measure = async (bench: Bench, { path, what, most }: Measured): Promise<Row> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(await timeOf(bench, path, what.endsWith('until it begins')))
  times.sort((a, b) => a - b)
  const [half, nearlyAll] = [percentile(times, 0.5), percentile(times, 0.95)]
  return {
    what,
    measured: `${Math.round(half)} ms, ${Math.round(nearlyAll)} ms at the 95th percentile`,
    toReach: `at most ${most} ms`,
    isReached: nearlyAll <= most,
  }
}

const fill = async (url: string): Promise<string> => {
  await migrate(url)
  const database = openDatabase(url, { max: 1 })
  await makeOffice(database.db)
  const token = await openSession(database.db, { userId: OFFICE.users, now: new Date(), userAgent: null })
  await database.close()
  return `lilypad_session=${token}`
}

/** Every screen and report of the back office, over what a business has gathered in a year. */
export const adminRows = async (): Promise<Row[]> => {
  const postgres = await startTemporaryPostgres()
  let api: Process | undefined
  try {
    const started = performance.now()
    const cookie = await fill(postgres.url)
    const filled: Row = {
      what: `made: ${OFFICE.boards} boards, ${OFFICE.users.toLocaleString('en-US')} users, ${OFFICE.clicks.toLocaleString('en-US')} clicks`,
      measured: `${Math.round((performance.now() - started) / 1_000)} s`,
      toReach: '',
      isReached: null,
    }
    const port = await freePort()
    api = await startApi(postgres.url, port)
    const bench = { origin: `http://127.0.0.1:${port}`, cookie }
    const rows: Row[] = [filled]
    for (const one of [...screens(), ...reports()]) rows.push(await measure(bench, one))
    return rows
  } finally {
    await api?.stop()
    await postgres.stop()
  }
}
