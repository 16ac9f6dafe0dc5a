import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@lilypad/db'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { freePort, makers } from '@lilypad/testing'
import { request } from 'undici'
import { startApi } from './api-process.ts'
import { compare } from './compare.ts'
import { LISTED_JOBS, makeJobs } from './made-jobs.ts'
import { type Process, root, startProcess } from './process.ts'
import { type Row, ratioRow } from './table.ts'

const MEGABYTE = 1_000_000

type Bench = { origin: string; cookie: string; folder: string }

const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')}/s`
const detailOf = (result: { ours: number; bare: number }) =>
  `${perSecond(result.ours)} to ${perSecond(result.bare)}`

/** Serves a file from a bare server while something is measured against it. */
const beside = async <T>(server: string, args: string[], work: (url: string) => Promise<T>): Promise<T> => {
  const port = await freePort()
  const bare = await startProcess(join(root, 'infra/bench/src/servers', server), {}, [String(port), ...args])
  try {
    return await work(`http://127.0.0.1:${port}/`)
  } finally {
    await bare.stop()
  }
}

const listRows = async ({ origin, cookie, folder }: Bench): Promise<Row[]> => {
  const url = `${origin}/api/load_front_end_jobs`
  const headers = { cookie, 'accept-encoding': 'br' }
  const answer = await request(url, { headers })
  const body = Buffer.from(await answer.body.arrayBuffer())
  const encoding = String(answer.headers['content-encoding'] ?? 'identity')
  const file = join(folder, 'list.bin')
  writeFileSync(file, body)
  const result = await beside('bare-http.ts', [file, encoding], (bare) =>
    compare({ url, headers }, { url: bare }),
  )
  const again = await request(url, { headers: { ...headers, 'if-none-match': String(answer.headers.etag) } })
  await again.body.dump()
  return [
    ratioRow(
      `load_front_end_jobs, ${LISTED_JOBS} jobs, member, over bare node:http`,
      result.ratio,
      0.5,
      detailOf(result),
    ),
    {
      what: 'its size, compressed',
      measured: `${(body.length / MEGABYTE).toFixed(2)} MB (${encoding})`,
      toReach: 'at most 1.0 MB',
      isReached: body.length <= MEGABYTE,
    },
    {
      what: 'an unchanged list',
      measured: String(again.statusCode),
      toReach: '304',
      isReached: again.statusCode === 304,
    },
  ]
}

const callRow = async (bench: Bench, path: string, least: number): Promise<Row> => {
  const url = bench.origin + path
  const headers = { cookie: bench.cookie }
  const file = join(bench.folder, 'call.json')
  writeFileSync(file, await (await fetch(url, { headers })).text())
  const result = await beside('bare-fastify.ts', [file], (bare) => compare({ url, headers }, { url: bare }))
  const kind = least < 0.5 ? 'database reads included' : 'no database'
  return ratioRow(
    `${path.split('?')[0]} over a bare Fastify route (${kind})`,
    result.ratio,
    least,
    detailOf(result),
  )
}

const fill = async (url: string) => {
  await migrate(url)
  const database = openDatabase(url)
  await makeJobs(database.db, LISTED_JOBS)
  const a = makers(database.db)
  const token = await a.session(await a.subscriber())
  await database.close()
  return `lilypad_session=${token}`
}

/** The calls' rows: the list against bare `node:http`, other calls against bare Fastify routes. */
export const apiRows = async (): Promise<Row[]> => {
  const postgres = await startTemporaryPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-bench-'))
  let api: Process | undefined
  try {
    const cookie = await fill(postgres.url)
    const port = await freePort()
    api = await startApi(postgres.url, port)
    const bench = { origin: `http://127.0.0.1:${port}`, cookie, folder }
    return [
      ...(await listRows(bench)),
      await callRow({ ...bench, cookie: '' }, '/api/load_settings', 0.7),
      await callRow(bench, '/api/get_logged_in_user', 0.3),
      await callRow(bench, '/api/load_front_end_job?id=1', 0.3),
    ]
  } finally {
    await api?.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
