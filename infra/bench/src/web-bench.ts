import lighthouse from 'lighthouse'
import { openSteered } from './browser.ts'
import { type FilledApi, withApi } from './process.ts'
import { atMostRow, median, type Row } from './report.ts'

const RUNS = 5
const KB = 1024
/** Most JavaScript before the first content, in KB as it is sent; on most screens the usual. */
const USUAL_SCRIPT = 180

type Screen = { what: string; path: string; as?: keyof FilledApi['cookies']; mostScript?: number }

const SCREENS: readonly Screen[] = [
  { what: 'home', path: '/', mostScript: 130 },
  { what: 'job page without script', path: '/jobs/12', mostScript: 0 },
  ...['/jobs', '/companies'].map((path) => ({ what: path, path })),
  ...'nowhere log-in forgot-password unsubscribe sign-up intake dashboard how-we-read redeem/ABCDEFGHJKLM'
    .split(' ')
    .map((path) => ({ what: path, path: `/#/${path}` })),
  ...'dashboard job/1 company/Company%201 tracker account account/hidden account/connections'
    .split(' ')
    .map((path) => ({ what: `${path}, member`, path: `/#/${path}`, as: 'member' as const })),
  { what: 'upgrade', path: '/#/upgrade', as: 'free' },
  ...'users scraper scrape_raw redemption-codes reports colors jobs curation alerts content audit'
    .split(' ')
    .map((path) => ({ what: `admin: ${path}`, path: `/#/admin/${path}`, as: 'admin' as const })),
]

type Load = { paint: number; shift: number; script: number }

type Request = { resourceType?: string; transferSize?: number; networkEndTime?: number }

const getItems = <T>(details: unknown): readonly T[] => (details as { items?: T[] } | undefined)?.items ?? []

/** One load by a phone of Lighthouse's mobile kind: a slow fourth generation network, a processor four times slower. */
async function load(url: string, port: number, cookie: string | undefined): Promise<Load> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyAudits: ['largest-contentful-paint', 'cumulative-layout-shift', 'network-requests', 'metrics'],
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const [seen] = getItems<{ observedFirstContentfulPaint?: number }>(audits.metrics?.details)
  const first = seen?.observedFirstContentfulPaint ?? Number.NaN
  const scripts = getItems<Request>(audits['network-requests']?.details).filter(
    ({ resourceType, networkEndTime = 0 }) => resourceType === 'Script' && networkEndTime <= first,
  )
  return {
    paint: value('largest-contentful-paint') / 1_000,
    shift: value('cumulative-layout-shift'),
    script: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / KB,
  }
}

function toRows({ what, mostScript = USUAL_SCRIPT }: Screen, loads: readonly Load[]): Row[] {
  const middle = (figure: keyof Load) => median(loads.map((load) => load[figure]))
  const paint = `${what}: largest contentful paint, Lighthouse's phone, median of ${RUNS}`
  const script = Math.max(...loads.map((load) => load.script))
  return [
    atMostRow(paint, middle('paint'), { most: 1.8, unit: 's', digits: 2 }),
    atMostRow(`${what}: layout shift`, middle('shift'), { most: 0.05, unit: '', digits: 3 }),
    atMostRow(`${what}: JavaScript before the first content`, script, { most: mostScript, unit: 'KB' }),
  ]
}

/** How soon each screen of the product as it is shipped stands on a slow phone; a number: so many screens alone. */
export function measureWeb([screens = SCREENS.length]: readonly number[]): Promise<Row[]> {
  return withApi({}, async ({ origin, cookies }) => {
    const { browser, port } = await openSteered()
    try {
      const rows: Row[] = []
      for (const screen of SCREENS.slice(0, screens)) {
        const loads: Load[] = []
        while (loads.length < RUNS)
          loads.push(await load(origin + screen.path, port, screen.as && cookies[screen.as]))
        rows.push(...toRows(screen, loads))
      }
      return rows
    } finally {
      await browser.close()
    }
  })
}
