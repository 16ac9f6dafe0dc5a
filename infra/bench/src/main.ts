import { cpus } from 'node:os'
import { migrate, openDatabase } from '@lilypad/db'
import { withDatabase } from '@lilypad/embedded'
import { measureAdmin } from './admin-bench.ts'
import { measureAlerts } from './alerts-bench.ts'
import { measureApi } from './api-bench.ts'
import { measureDashboard } from './dashboard-bench.ts'
import { measureGrowth } from './growth-bench.ts'
import { measureLoad } from './load-bench.ts'
import { makeJobs, toStackedJob } from './made-jobs.ts'
import { root } from './process.ts'
import { infoRow, type Row, toTable, toText } from './report.ts'
import { measureScrape } from './scrape-bench.ts'
import { measureSoak } from './soak-bench.ts'
import { measureWeb } from './web-bench.ts'

/** Adds jobs to the product's own database, for use by hand: that of DATABASE_URL, else of DATA_DIR. */
const fill = ([jobs = 1_000_000]: readonly number[]): Promise<Row[]> =>
  withDatabase(root, 'place', async ({ databaseUrl }) => {
    await migrate(databaseUrl)
    const { db, close } = openDatabase(databaseUrl, { max: 1 })
    await makeJobs(db, jobs, toStackedJob).finally(close)
    return [infoRow('made jobs added; BOARDS=none npm start shows them', toText(jobs))]
  })

const BENCHES: Record<string, (sizes: readonly number[]) => Promise<Row[]>> = {
  admin: measureAdmin,
  alerts: measureAlerts,
  api: measureApi,
  dashboard: measureDashboard,
  fill,
  growth: measureGrowth,
  scrape: measureScrape,
  load: measureLoad,
  soak: measureSoak,
  web: measureWeb,
}

/** Only when they are named: they take many minutes, or fill the product's own database. */
const NAMED = ['fill', 'growth', 'soak', 'web']

/**
 * Runs the benches that are named, or all, and prints what each reached. Ends with 1 when a figure is missed. Numbers are
 * sizes, for what has several: `growth 10000`.
 */
const given = process.argv.slice(2)
const wanted = given.filter((word) => word in BENCHES)
const sizes = given.filter((word) => !wanted.includes(word)).map(Number)

const rows: Row[] = []
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 ? !wanted.includes(name) : NAMED.includes(name)) continue
  console.log(`Running ${name} …`)
  rows.push(...(await bench(sizes)))
}
console.log(`\nNode.js ${process.version}, ${cpus().length} cores\n\n${toTable(rows)}`)
process.exitCode = rows.some((row) => row.isReached === false) ? 1 : 0
