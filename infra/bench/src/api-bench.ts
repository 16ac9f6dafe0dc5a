import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lilypad/testing'
import autocannon from 'autocannon'
import { request } from 'undici'
import { LISTED_JOBS } from './made-jobs.ts'
import { startProcess, withApi } from './process.ts'
import { atLeastRow, atMostRow, median, type Row, toText } from './report.ts'

const SECONDS = 4
const ROUNDS = 3

type Target = { url: string; headers: Record<string, string> }

const measureThroughput = async (target: Target): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ ...target, connections: 10, duration: SECONDS })
  if (non2xx > 0 || errors > 0) throw new Error(`${target.url}: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}

type Bare = { kind: 'http' | 'fastify'; body: Buffer; encoding: string; least: number }

/** Throughput over that of a bare server with the same bytes, by turns, so that noise hits both alike. */
const overBareRow = async (what: string, target: Target, bare: Bare): Promise<Row> => {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-bench-'))
  const file = join(folder, 'body')
  writeFileSync(file, bare.body)
  const port = await freePort()
  const server = await startProcess('bare.ts', [port, bare.kind, file, bare.encoding])
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measureThroughput(target))
      theirs.push(await measureThroughput({ url: `http://127.0.0.1:${port}/`, headers: {} }))
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
  const [our, their] = [median(ours), median(theirs)]
  const detail = `${toText(Math.round(our))}/s to ${toText(Math.round(their))}/s`
  return atLeastRow(what, our / their, bare.least, detail)
}

const measureList = async (origin: string, cookie: string): Promise<Row[]> => {
  const target = { url: `${origin}/api/load_front_end_jobs`, headers: { cookie, 'accept-encoding': 'br' } }
  const answer = await request(target.url, target)
  const body = Buffer.from(await answer.body.arrayBuffer())
  const encoding = String(answer.headers['content-encoding'] ?? 'identity')
  const etag = { 'if-none-match': String(answer.headers.etag) }
  const { statusCode, body: again } = await request(target.url, { headers: { ...target.headers, ...etag } })
  await again.dump()
  const what = `load_front_end_jobs, ${LISTED_JOBS} jobs, member, over bare node:http`
  return [
    await overBareRow(what, target, { kind: 'http', body, encoding, least: 0.5 }),
    atMostRow('its size, compressed', body.length / 1_000_000, {
      most: 1,
      unit: 'MB',
      digits: 2,
      detail: encoding,
    }),
    {
      what: 'an unchanged list',
      measured: String(statusCode),
      toReach: '304',
      isReached: statusCode === 304,
    },
  ]
}

const measureCall = async (url: string, cookie: string, least: number): Promise<Row> => {
  const target = { url, headers: { cookie } }
  const body = Buffer.from(await (await fetch(url, target)).arrayBuffer())
  const kind = least < 0.5 ? 'database reads included' : 'no database'
  const what = `${new URL(url).pathname} over a bare Fastify route (${kind})`
  return overBareRow(what, target, { kind: 'fastify', body, encoding: '', least })
}

/** The calls: the list against bare `node:http`, others against bare Fastify routes. */
export function measureApi(): Promise<Row[]> {
  return withApi({}, async ({ origin, cookies: { member } }) => [
    ...(await measureList(origin, member)),
    await measureCall(`${origin}/api/load_settings`, '', 0.7),
    await measureCall(`${origin}/api/get_logged_in_user`, member, 0.3),
    await measureCall(`${origin}/api/load_front_end_job?id=1`, member, 0.3),
  ])
}
