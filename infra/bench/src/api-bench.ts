import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lilypad/testing'
import autocannon from 'autocannon'
import { request } from 'undici'
import { LISTED_JOBS } from './made-jobs.ts'
import { type FilledApi, getProcessorSeconds, startProcess, withApi } from './process.ts'
import { atLeastRow, atMostRow, median, type Row, toText } from './report.ts'

const SECONDS = 4
const ROUNDS = 3

type Target = { url: string; headers: Record<string, string>; pid: number | undefined }

/**
 * Requests in a second of the server's processor. In a second of the clock it would be what this client can read: for
 * small replies it is the slower of the two.
 */
async function measureThroughput({ pid = 0, ...target }: Target): Promise<number> {
  const before = getProcessorSeconds(pid)
  const { requests, non2xx, errors } = await autocannon({ ...target, connections: 10, duration: SECONDS })
  if (non2xx > 0 || errors > 0) throw new Error(`${target.url}: ${non2xx} refusals, ${errors} errors`)
  return requests.total / (getProcessorSeconds(pid) - before)
}

type Bare = { kind: 'http' | 'fastify'; body: Buffer; encoding: string; least: number }

/** Throughput over that of a bare server with the same bytes, by turns. */
async function overBareRow(what: string, target: Target, bare: Bare): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-bench-'))
  const file = join(folder, 'body')
  writeFileSync(file, bare.body)
  const port = await freePort()
  const server = await startProcess('bare.ts', [port, bare.kind, file, bare.encoding])
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measureThroughput(target))
      theirs.push(
        await measureThroughput({ url: `http://127.0.0.1:${port}/`, headers: {}, pid: server.child.pid }),
      )
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
  const [our, their] = [median(ours), median(theirs)]
  const detail = `${toText(Math.round(our))} to ${toText(Math.round(their))} a second of the server's processor`
  return atLeastRow(what, our / their, bare.least, detail)
}

async function measureList({ origin, child, cookies }: FilledApi): Promise<Row[]> {
  const headers = { cookie: cookies.member, 'accept-encoding': 'br' }
  const target = { url: `${origin}/api/load_front_end_jobs`, headers, pid: child.pid }
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

async function measureCall(
  api: FilledApi,
  call: string,
  { cookie = '', least }: { cookie?: string; least: number },
): Promise<Row> {
  const url = api.origin + call
  const target = { url, headers: { cookie }, pid: api.child.pid }
  const body = Buffer.from(await (await fetch(url, target)).arrayBuffer())
  const kind = least < 0.5 ? 'database reads included' : 'no database'
  const what = `${new URL(url).pathname} over a bare Fastify route (${kind})`
  return overBareRow(what, target, { kind: 'fastify', body, encoding: '', least })
}

/** The calls: the list against bare `node:http`, others against bare Fastify routes. */
export function measureApi(): Promise<Row[]> {
  return withApi({}, async (api) => {
    const { member: cookie } = api.cookies
    return [
      ...(await measureList(api)),
      await measureCall(api, '/api/load_settings', { least: 0.7 }),
      await measureCall(api, '/api/get_logged_in_user', { cookie, least: 0.35 }),
      await measureCall(api, '/api/load_front_end_job?id=1', { cookie, least: 0.35 }),
    ]
  })
}
