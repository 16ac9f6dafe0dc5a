import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makers } from '@lilypad/testing'
import { type Api, startApi, startWorker } from './processes/apps.ts'
import { type Browser, openBrowser, sessionCookie } from './processes/browser.ts'
import { type Closing, createClosing } from './processes/closing.ts'
import { lastingPort } from './processes/ports.ts'
import type { Program } from './processes/program.ts'
import { type ProxyProgram, startProxy } from './processes/proxy.ts'
import { openServices, type ServiceOptions, type Services } from './processes/services.ts'

/** Two api and three workers, unless told otherwise. */
export type TopologyOptions = ServiceOptions & { apis?: number; workers?: number }

/** The product as several processes from the build, before one PostgreSQL and one Redis, behind one proxy. */
export type Topology = Pick<Services, 'database' | 'postgres' | 'redis' | 'queue' | 'boards' | 'mail'> & {
  readonly proxy: ProxyProgram
  readonly apis: readonly Api[]
  readonly workers: readonly Program[]
  readonly a: ReturnType<typeof makers>
  /** DATA_DIR of all processes. */
  readonly dataDir: string
  /** Nobody's browser at the proxy. */
  visitor(): Browser
  /** A browser at the proxy with a session of this person. */
  as(user: { id: number }): Promise<Browser>
  /** Ends everything. The logs of the processes go with it, unless they are asked for. */
  stop(logs?: 'keep logs'): Promise<void>
}

type Parts = { env: Record<string, string>; logs: string; closing: Closing }

async function killedInTheEnd<P extends Program>(starting: Promise<P>, { closing }: Parts): Promise<P> {
  const program = await starting
  closing.add(() => program.end('SIGKILL'))
  return program
}

async function startApis(count: number, parts: Parts) {
  const ports: number[] = []
  for (let at = 0; at < count; at++) ports.push(await lastingPort())
  return Promise.all(
    ports.map((port, at) => killedInTheEnd(startApi({ ...parts, name: `api-${at + 1}` }, port), parts)),
  )
}

const startWorkers = (count: number, parts: Parts) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      killedInTheEnd(startWorker({ ...parts, name: `worker-${at + 1}` }), parts),
    ),
  )

async function open(options: TopologyOptions, dataDir: string, closing: Closing): Promise<Topology> {
  const { logs, env, ...services } = await openServices(options, dataDir, closing)
  const parts = { env, logs, closing }
  const [apis, workers] = await Promise.all([
    startApis(options.apis ?? 2, parts),
    startWorkers(options.workers ?? 3, parts),
  ])
  const ports = apis.map(({ port }) => port)
  const proxy = await killedInTheEnd(startProxy(logs, ports), parts)
  const a = makers(services.database.db)
  return {
    ...services,
    apis,
    workers,
    proxy,
    a,
    dataDir,
    visitor: () => openBrowser(proxy.url),
    as: async (user) => openBrowser(proxy.url, sessionCookie(await a.session(user))),
    async stop(logs) {
      await closing.close()
      if (logs !== 'keep logs' && !options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the product as several processes. */
export async function startTopology(options: TopologyOptions = {}): Promise<Topology> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'lilypad-faults-'))
  const closing = createClosing()
  try {
    return await open(options, dataDir, closing)
  } catch (error) {
    await closing.close()
    throw new Error(`The processes did not start; their logs are in ${dataDir}.`, { cause: error })
  }
}

/** Runs a test on a topology of its own. When it fails, the logs of the processes stay. */
export async function withTopology(
  options: TopologyOptions,
  work: (topology: Topology) => Promise<void>,
): Promise<void> {
  const topology = await startTopology(options)
  try {
    await work(topology)
  } catch (error) {
    await topology.stop('keep logs')
    throw new Error(`The processes' logs are in ${topology.dataDir}.`, { cause: error })
  }
  await topology.stop()
}
