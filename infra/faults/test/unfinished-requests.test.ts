import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { attack, memoryOf, type Unfinished } from '../src/people/attackers.ts'
import type { Browser } from '../src/processes/browser.ts'
import { startTopology, type Topology } from '../src/topology.ts'

const MIB = 1024 * 1024
const PAUSE_MS = 50
/** By how much an api may grow while it is attacked. */
const MAX_MB = 60
const OTHER_ADDRESS = { 'x-forwarded-for': '198.51.100.7' }
const FORM = { 'content-type': 'multipart/form-data; boundary=pond' }
const FILE = '--pond\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n'
const WEBHOOK = { path: '/webhooks/stripe', declared: MIB, sent: MIB - 1 }
const SIGNED = { 'stripe-signature': `t=1,v1=${'a'.repeat(64)}` }

/** Somebody else, who goes on using the product: reads and changes something. */
async function useProduct({ proxy }: Topology, browser: Browser, statuses: Map<number, number>) {
  const asked: [string, RequestInit][] = [
    ['/api/get_logged_in_user', {}],
    [
      '/api/toggle_favorite_job',
      { method: 'POST', body: '{"id":1}', headers: { ...OTHER_ADDRESS, 'content-type': 'application/json' } },
    ],
  ]
  for (const [path, init] of asked) {
    const at = performance.now()
    const { status } = await browser.fetch(path, init)
    times.push(performance.now() - at)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return proxy.isRunning()
}

const times: number[] = []
const p95 = () => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]?.toFixed(0)

describe.skipIf(isLeftOut)(named('connections that begin a request and never end it'), () => {
  let topology: Topology
  let browser: Browser

  /** What became of an attack: its answers, the answers to somebody else, and by how much the apis grew meanwhile. */
  const under = async (origin: string, unfinished: Unfinished, connections: number) => {
    const [api] = topology.apis
    if (!api) throw new Error('There is no api.')
    const statuses = new Map<number, number>()
    times.length = 0
    for (let n = 0; n < 50; n += 1) await useProduct(topology, browser.at(api.url), statuses)
    const before = topology.apis.map(memoryOf)
    const most = [...before]
    let isOver = false
    times.length = 0
    const attacked = attack(origin, { ...unfinished, connections }).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await useProduct(topology, browser.at(api.url), statuses)
      for (const [at, one] of topology.apis.entries()) most[at] = Math.max(most[at] ?? 0, memoryOf(one))
      await sleep(PAUSE_MS)
    }
    const growth = Math.max(...most.map((megabytes, at) => megabytes - (before[at] ?? 0)))
    const answers = Object.fromEntries(await attacked)
    console.log(`${JSON.stringify(answers)}; ${growth.toFixed(0)} MB more; p95 of somebody else ${p95()} ms`)
    return { answers, growth, statuses: [...statuses.keys()] }
  }

  beforeAll(async () => {
    topology = await startTopology({ workers: 1, env: { PAYMENTS: 'sandbox' } })
    await topology.a.job({})
    browser = await topology.as(await topology.a.subscriber())
  })
  afterAll(() => topology?.stop())

  test('300 to the webhook, without a signature: none is read, all are closed', async () => {
    const { answers, growth, statuses } = await under(topology.apis[0]?.url ?? '', WEBHOOK, 300)
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['400']))
    expect([growth < MAX_MB, statuses]).toEqual([true, [200]])
  })

  test('300 to the webhook, with a made-up signature: few are read, all are closed', async () => {
    const signed = { ...WEBHOOK, headers: SIGNED }
    const { answers, growth, statuses } = await under(topology.apis[0]?.url ?? '', signed, 300)
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['429']))
    expect([growth < MAX_MB, statuses]).toEqual([true, [200]])
  })

  test('400 through the proxy: all are closed', async () => {
    const { growth, statuses } = await under(topology.proxy.url, { ...WEBHOOK, headers: SIGNED }, 400)
    expect([growth < MAX_MB, statuses]).toEqual([true, [200]])
  })

  test('400 through the proxy that send only a few bytes do not reach an api', async () => {
    const few = { path: '/api/headless_log_in', declared: MIB, sent: 100 }
    const { answers, growth, statuses } = await under(topology.proxy.url, few, 400)
    expect(answers).toEqual({ 408: 400 })
    expect([growth < MAX_MB, statuses]).toEqual([true, [200]])
  })

  test('120 uploads of 5 MB: all are closed', async () => {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const upload = {
      path: '/api/tracker/upload_resume',
      headers: { cookie, ...FORM },
      declared: 5 * MIB,
      begin: FILE,
      sent: 5 * MIB - 10_000,
    }
    const { growth, statuses } = await under(topology.apis[0]?.url ?? '', upload, 120)
    expect([growth < MAX_MB, statuses]).toEqual([true, [200]])
  })
})
