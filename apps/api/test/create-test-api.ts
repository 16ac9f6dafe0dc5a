import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@lilypad/config'
import { type Calls, type Client, calls, createClient } from '@lilypad/contracts'
import { JOB_LIST_CHANNEL, openDatabase } from '@lilypad/db'
import { createClock } from '@lilypad/domain'
import { openAddressCheck } from '@lilypad/fetching/address-check'
import { openFileStore } from '@lilypad/files'
import { openMetrics } from '@lilypad/observe'
import { openQueue } from '@lilypad/queue'
import { cookieFetch, type FreshDatabase, freshDatabase, makers } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openPayments } from '../src/areas/billing/payments/open-payments.ts'
import type { Deps } from '../src/deps/deps.ts'
import { createLog } from '../src/deps/log.ts'
import { openLimitsRedis } from '../src/http/rate-limits.ts'

type Options = {
  /** Environment variables in addition to the database's. */
  env?: Record<string, string>
  now?: () => Date
  /** Used instead of a new one; closed with the API. */
  database?: FreshDatabase
  /** Changes the app before it is ready. */
  extend?: (app: FastifyInstance, deps: Deps) => void | Promise<void>
  webFolder?: string
  /** How long the payment provider may take for one answer, in milliseconds. */
  paymentPatienceMs?: number
  /** None by default, since tests change people without a call. */
  sessionsKeptMs?: number
  /** The addresses of a name; of any name a public one by default, so that no test asks for one. */
  lookup?: (name: string) => Promise<string[]>
  /** Where requests are counted for all processes; in this one without it. */
  redisUrl?: string
}

/** A simple browser: it keeps one person's cookies and sends them with every call. */
export type Browser = Client<Calls> & {
  cookies: Map<string, string>
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** No more requests come; closing would wait a minute for connections that were opened and never used. */
function hangUp(app: FastifyInstance) {
  app.server.closeAllConnections()
  return app.close()
}

const assets = fileURLToPath(new URL('../assets', import.meta.url))

function createBrowser(origin: string, cookies = new Map<string, string>()): Browser {
  const send = cookieFetch(cookies)
  return {
    ...createClient(calls, { origin, fetch: send, parseReplies: true }),
    cookies,
    fetch: (path, init) => send(origin + path, init),
  }
}

const readTestConfig = (databaseUrl: string, env: Options['env']) =>
  readConfig({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for tests only',
    DATA_DIR: join(tmpdir(), `lilypad-api-${randomUUID()}`),
    RATE_LIMIT_SCALE: '1000',
    SCRAPE_TIME_SCALE: '0.05',
    ...env,
  })

/**
 * The whole API, listening on loopback, on a fresh database with its real queue. `visitor()` gives a browser that
 * nobody is logged in with, `as(user)` one with a session of theirs; `log` holds what the process would have logged.
 */
export async function createTestApi({
  env = {},
  now = () => new Date(),
  database: given,
  extend,
  webFolder,
  paymentPatienceMs,
  sessionsKeptMs = 0,
  lookup = async () => ['93.184.215.14'],
  redisUrl,
}: Options = {}) {
  const fresh = given ?? (await freshDatabase())
  const config = readTestConfig(fresh.url, env)
  const database = openDatabase(fresh.url)
  const queue = await openQueue({ databaseUrl: fresh.url, redisUrl: null })
  let origin = ''
  const payments = openPayments({
    config,
    database,
    now,
    ownOrigin: () => origin,
    ...(paymentPatienceMs !== undefined && { patienceMs: paymentPatienceMs }),
  })
  const deps: Deps = {
    config,
    database,
    queue,
    payments,
    files: openFileStore(config.files),
    checkAddress: openAddressCheck({ ...config.scrape, lookup }),
    redis: redisUrl === undefined ? null : openLimitsRedis(redisUrl),
    sessionsKeptMs,
    ...createClock(config.clock, now),
    metrics: openMetrics({ ofNode: false }),
    traces: null,
    leaving: new AbortController().signal,
    folders: { web: webFolder ?? join(tmpdir(), 'no-such-folder'), assets },
  }
  const log: string[] = []
  const { app, jobList } = await buildApp(deps, createLog('info', { write: (line) => void log.push(line) }))
  await extend?.(app, deps)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const a = makers(database.db)
  const cookieName = config.http.isHttps ? '__Host-lilypad_session' : 'lilypad_session'
  const loggedIn = async (user: { id: number }, impersonatorId?: number) => {
    const token = await a.session(user, {
      now: now(),
      ...(impersonatorId !== undefined && { impersonatorId }),
    })
    return createBrowser(origin, new Map([[cookieName, token]]))
  }
  return {
    app,
    jobList,
    origin,
    deps,
    log,
    a,
    db: database.db,
    /** Announces that listed jobs have changed. */
    announceJobs: () => database.db.execute(sql`select pg_notify(${JOB_LIST_CHANNEL}, '')`),
    visitor: () => createBrowser(origin),
    as: (user: { id: number }) => loggedIn(user),
    /** A browser with which an admin is logged in as a person. */
    async impersonating(user: { id: number }) {
      return loggedIn(user, (await a.user({ isAdmin: true })).id)
    },
    async close() {
      await hangUp(app)
      deps.redis?.disconnect()
      await queue.close()
      await database.close()
      await fresh.drop()
      await rm(config.files.folder, { recursive: true, force: true })
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>

/** The API for all tests of a file: there before the first of them, and closed after the last. */
export function useApi(options?: Options): TestApi {
  const api = {} as TestApi
  beforeAll(async () => void Object.assign(api, await createTestApi(options)))
  afterAll(() => api.close())
  return api
}
