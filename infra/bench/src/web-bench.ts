import { migrate, openDatabase } from '@lilypad/db'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { freePort, makers } from '@lilypad/testing'
import lighthouse from 'lighthouse'
import { startApi } from './api-process.ts'
import { openSteered } from './browser.ts'
import { LISTED_JOBS, makeJobs } from './made-jobs.ts'
import { median, type Row } from './table.ts'

const RUNS = 5
const KB = 1024

type Page = {
  what: string
  path: string
  as?: 'free' | 'member' | 'admin'
  /** Most JavaScript before the first content, in KB as it is sent. */
  mostScript: number
}

/** On all but the home page. */
const MOST = 180

const admins = (screen: string): Page => ({
  what: `admin: ${screen}`,
  path: `/#/admin/${screen}`,
  as: 'admin',
  mostScript: MOST,
})

const PAGES: readonly Page[] = [
  { what: 'home', path: '/', mostScript: 130 },
  { what: 'job page without script', path: '/jobs/12', mostScript: 0 },
  { what: 'jobs', path: '/jobs', mostScript: MOST },
  { what: 'companies', path: '/companies', mostScript: MOST },
  { what: 'an unknown address', path: '/#/nowhere', mostScript: MOST },
  { what: 'log in', path: '/#/log-in', mostScript: MOST },
  { what: 'forgot password', path: '/#/forgot-password', mostScript: MOST },
  { what: 'unsubscribe', path: '/#/unsubscribe', mostScript: MOST },
  { what: 'sign up', path: '/#/sign-up', mostScript: MOST },
  { what: 'intake', path: '/#/intake', mostScript: MOST },
  { what: 'dashboard, visitor', path: '/#/dashboard', mostScript: MOST },
  { what: 'dashboard, member', path: '/#/dashboard', as: 'member', mostScript: MOST },
  { what: 'job page', path: '/#/job/1', as: 'member', mostScript: MOST },
  { what: 'company page', path: '/#/company/Company%201', as: 'member', mostScript: MOST },
  { what: 'how we read postings', path: '/#/how-we-read', mostScript: MOST },
  { what: 'redeem', path: '/#/redeem/ABCDEFGHJKLM', mostScript: MOST },
  { what: 'tracker', path: '/#/tracker', as: 'member', mostScript: MOST },
  { what: 'account', path: '/#/account', as: 'member', mostScript: MOST },
  { what: 'what a person hides', path: '/#/account/hidden', as: 'member', mostScript: MOST },
  { what: 'connections', path: '/#/account/connections', as: 'member', mostScript: MOST },
  { what: 'upgrade', path: '/#/upgrade', as: 'free', mostScript: MOST },
  ...['users', 'scraper', 'scrape_raw', 'redemption-codes', 'reports', 'colors', 'jobs', 'curation'].map(
    admins,
  ),
  ...['alerts', 'content', 'audit'].map(admins),
]

type Load = { paint: number; shift: number; script: number }

type Request = { resourceType?: string; transferSize?: number; networkEndTime?: number }

const itemsOf = <T>(details: unknown): readonly T[] => (details as { items?: T[] } | undefined)?.items ?? []

/** One load by a phone of Lighthouse's mobile kind: a slow fourth generation network, a processor four times slower. */
const load = async (url: string, port: number, cookie: string | undefined): Promise<Load> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyAudits: ['largest-contentful-paint', 'cumulative-layout-shift', 'network-requests', 'metrics'],
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const [seen] = itemsOf<{ observedFirstContentfulPaint?: number }>(audits.metrics?.details)
  const first = seen?.observedFirstContentfulPaint ?? Number.NaN
  const scripts = itemsOf<Request>(audits['network-requests']?.details).filter(
    ({ resourceType, networkEndTime = 0 }) => resourceType === 'Script' && networkEndTime <= first,
  )
  return {
    paint: value('largest-contentful-paint') / 1_000,
    shift: value('cumulative-layout-shift'),
    script: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / KB,
  }
}

const rowsOf = (page: Page, loads: readonly Load[]): Row[] => {
  const paint = median(loads.map((one) => one.paint))
  const shift = median(loads.map((one) => one.shift))
  const script = Math.max(...loads.map((one) => one.script))
  return [
    {
      what: `${page.what}: largest contentful paint, Lighthouse's phone, median of ${RUNS}`,
      measured: `${paint.toFixed(2)} s`,
      toReach: 'below 1.8 s',
      isReached: paint < 1.8,
    },
    {
      what: `${page.what}: layout shift`,
      measured: shift.toFixed(3),
      toReach: 'below 0.05',
      isReached: shift < 0.05,
    },
    {
      what: `${page.what}: JavaScript before the first content`,
      measured: `${script.toFixed(0)} KB`,
      toReach: `at most ${page.mostScript} KB`,
      isReached: script <= page.mostScript,
    },
  ]
}

const fill = async (url: string) => {
  await migrate(url)
  const database = openDatabase(url)
  await makeJobs(database.db, LISTED_JOBS)
  const a = makers(database.db)
  const cookie = async (user: { id: number }) => `lilypad_session=${await a.session(user)}`
  const cookies = {
    free: await cookie(await a.user()),
    member: await cookie(await a.subscriber()),
    admin: await cookie(await a.user({ isAdmin: true })),
  }
  await database.close()
  return cookies
}

/** The web rows: how soon each screen of the product as it is shipped stands on a slow phone, with 10,000 jobs. */
export const webRows = async (): Promise<Row[]> => {
  const postgres = await startTemporaryPostgres()
  const cookies = await fill(postgres.url)
  const port = await freePort()
  const api = await startApi(postgres.url, port)
  const steered = await openSteered()
  try {
    const rows: Row[] = []
    for (const page of PAGES) {
      const loads: Load[] = []
      while (loads.length < RUNS)
        loads.push(
          await load(`http://127.0.0.1:${port}${page.path}`, steered.port, page.as && cookies[page.as]),
        )
      rows.push(...rowsOf(page, loads))
    }
    return rows
  } finally {
    await steered.browser.close()
    await api.stop()
    await postgres.stop()
  }
}
