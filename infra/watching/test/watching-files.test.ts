import { openDatabase, schema } from '@lilypad/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Exported, readExported } from './exported-metrics.ts'
import { type Product, startProduct } from './product.ts'
import { readPromql } from './read-promql.ts'
import { dashboard, type Panel, prometheus, rules, runbook } from './watching-files.ts'

/** What Prometheus itself adds to every series, and tells of every process that it reads. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance', 'le'] }

const panels: Panel[] = dashboard().panels
const drawn = panels.filter(({ type }) => type !== 'row')
const ofPanels = drawn.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }, index) => ({
    name: `panel '${title}' ${index + 1}`,
    expr,
    legendFormat,
  })),
)
const ofRules = rules().map(({ alert, expr }) => ({ name: `alarm ${alert}`, expr }))
const expressions = [...ofPanels, ...ofRules]

/** Of a product that has just begun no loop over all boards has ended yet. */
async function endALoop(url: string) {
  const { db, close } = openDatabase(url)
  const now = new Date()
  await db
    .insert(schema.scrapeLoops)
    .values({ period: 'night', total: 0, left: 0, startedAt: now, finishedAt: now })
  await close()
}

let product: Product
let exported: Exported

beforeAll(async () => {
  product = await startProduct()
  await endALoop(product.database.url)
  await fetch(`${product.api.origin}/api/load_alerts`)
  const pages = [product.api, product.worker].map(async ({ origin }) =>
    (await fetch(`${origin}/metrics`)).text(),
  )
  exported = readExported(...(await Promise.all(pages)))
})
afterAll(() => product?.close(), 120_000)

const labelsOf = (metric: string) => [...(exported.get(metric)?.keys() ?? []), ...OF_PROMETHEUS.labels]

describe('every expression', () => {
  test.each(expressions)('of $name is PromQL', ({ expr }) => {
    const { faults, selectors } = readPromql(expr)
    expect(faults).toEqual([])
    expect(selectors.length).toBeGreaterThan(0)
  })

  test.each(expressions)('of $name asks for what a running api or worker shows', ({ expr }) => {
    const { selectors, grouped } = readPromql(expr)
    const asked = selectors.filter(({ metric }) => !OF_PROMETHEUS.metrics.includes(metric))
    expect(asked.map(({ metric }) => metric).filter((metric) => !exported.has(metric))).toEqual([])
    for (const { metric, labels } of asked) expect(labelsOf(metric)).toEqual(expect.arrayContaining(labels))
    const known = asked.flatMap(({ metric }) => labelsOf(metric))
    if (asked.length > 0) expect(known).toEqual(expect.arrayContaining(grouped))
  })

  test.each(ofPanels)('of $name has a legend of labels that it keeps', ({ expr, legendFormat }) => {
    const { selectors, grouped } = readPromql(expr)
    const kept = grouped.length > 0 ? grouped : selectors.flatMap(({ metric }) => labelsOf(metric))
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    expect(kept).toEqual(expect.arrayContaining(named))
  })
})

test('an invalid expression is detected, and the metrics of a valid one are found', () => {
  expect(readPromql('sum(rate(frogs[5m])').faults).not.toEqual([])
  expect(readPromql('sum by (pond) (rate(frogs{leg="left"}[5m])) / frogs_total')).toEqual({
    selectors: [
      { metric: 'frogs', labels: ['leg'] },
      { metric: 'frogs_total', labels: [] },
    ],
    grouped: ['pond'],
    faults: [],
  })
})

describe('labels are bounded', () => {
  test('no label of ours has an address, an id or free text for a value', () => {
    const ours = [...exported].filter(([name]) => name.startsWith('lilypad_'))
    expect(ours.length).toBeGreaterThan(20)
    for (const [name, labels] of ours)
      for (const [label, values] of labels)
        for (const value of values) expect(`${name} ${label}=${value}`).toMatch(/=(?:[\w.:+/*-]+|)$/)
  })

  test('whatever is asked for, unknown addresses and odd methods are one series', async () => {
    const { origin } = product.api
    const odd = ['/api/a-1', '/api/b-2', '/x/../../y', '/api/%F0%9F%90%B8']
    await Promise.all(odd.map((path) => fetch(origin + path)))
    await fetch(`${origin}/api/c-3`, { method: 'PROPFIND' })
    const seen = readExported(await (await fetch(`${origin}/metrics`)).text())
    const routes = [...(seen.get('lilypad_http_request_seconds_count')?.get('route') ?? [])]
    expect(routes).toContain('none')
    expect(routes.filter((route) => /a-1|b-2|c-3|%|\.\./.test(route))).toEqual([])
    expect(seen.get('lilypad_http_request_seconds_count')?.get('method')).not.toContain('PROPFIND')
  })
})

describe('the alarms', () => {
  const headings = () => {
    const part =
      /\n### Each alarm, and what to do\n([\s\S]*?)(?=\n##? |\n### |$(?![\s\S]))/.exec(runbook())?.[1] ?? ''
    return [...part.matchAll(/^#### (.+)$/gm)].map(([, heading = '']) => heading.trim())
  }

  test('each names its own heading of the runbook, and each heading is of an alarm', () => {
    for (const { alert, annotations } of rules())
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`)
    expect(headings().sort()).toEqual(
      rules()
        .map(({ alert }) => alert)
        .sort(),
    )
  })

  test('each says what is wrong in a sentence, and how urgent it is', () => {
    for (const { annotations, labels } of rules()) {
      expect(annotations.summary).toMatch(/^.{10,}\.$/)
      expect(['page', 'ticket']).toContain(labels.severity)
    }
  })
})

describe('the dashboard', () => {
  test('asks the data source that is chosen when it is imported', () => {
    const [variable] = dashboard().templating.list
    expect(variable).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' })
    const uids = drawn.flatMap(({ datasource, targets = [] }) => [
      datasource?.uid,
      ...targets.map((target) => target.datasource.uid),
    ])
    expect(new Set(uids)).toEqual(new Set([`\${${variable?.name}}`]))
  })

  test('has no two panels of one id or on one place', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
  })
})

test('Prometheus reads api and worker, by the names that the alarms use, and the alarms', () => {
  const { rule_files, scrape_configs } = prometheus()
  expect(rule_files).toEqual(['alerts.yml'])
  expect(scrape_configs.map(({ job_name }) => job_name)).toEqual(['lilypad-api', 'lilypad-worker'])
})

test('the worker lives, is ready, and says so', async () => {
  const { origin } = product.worker
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({
    success: true,
    database: true,
    migrations: true,
    queue: true,
  })
})
