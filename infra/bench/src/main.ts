import { cpus } from 'node:os'
import { adminRows } from './admin-bench.ts'
import { alertsRows } from './alerts-bench.ts'
import { apiRows } from './api-bench.ts'
import { dashboardRows } from './dashboard-bench.ts'
import { fillRows } from './fill.ts'
import { listGrowthRows } from './growth/growth-bench.ts'
import { loadRows } from './load/load-bench.ts'
import { scrapeRows } from './scrape-bench.ts'
import { type Row, tableOf } from './table.ts'
import { webRows } from './web-bench.ts'

const BENCHES: Record<string, (sizes: readonly number[]) => Promise<Row[]>> = {
  admin: adminRows,
  alerts: alertsRows,
  api: apiRows,
  dashboard: dashboardRows,
  fill: fillRows,
  growth: listGrowthRows,
  scrape: scrapeRows,
  load: loadRows,
  web: webRows,
}

/** Only when they are named: they take many minutes, or fill the product's own database. */
const NAMED = ['fill', 'growth', 'web']

/**
 * Runs the benches that are named, or all, and prints what each reached. Ends with 1 when a figure is missed. Numbers are
 * sizes, for what has several: `growth 10000`.
 */
const given = process.argv.slice(2)
const wanted = given.filter((name) => !/^\d+$/.test(name))
const sizes = given.filter((name) => !wanted.includes(name)).map(Number)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`There is no bench '${unknown.join(', ')}'. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const rows: Row[] = []
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 ? !wanted.includes(name) : NAMED.includes(name)) continue
  console.log(`Running ${name} …`)
  rows.push(...(await bench(sizes)))
}
console.log(`\nNode.js ${process.version}, ${cpus().length} cores\n\n${tableOf(rows)}`)
process.exitCode = rows.some((row) => row.isReached === false) ? 1 : 0
