import { availableParallelism } from 'node:os'
import type { DuckDBConnection } from '@duckdb/node-api'
import pLimit from 'p-limit'

/** Why a search has no answer: too many wait, it took too long, or the machine has no engine. */
export class SearchUnavailable extends Error {}

export type Row = Record<string, unknown>
export type Run = (sql: string) => Promise<Row[]>

export type Engine = {
  /** Changes, one after the other. */
  write<Result>(change: (connection: DuckDBConnection) => Promise<Result>): Promise<Result>
  /** Asks in one transaction, so that all statements see the same jobs. */
  read<Result>(ask: (run: Run) => Promise<Result>): Promise<Result>
  /** After what runs has ended. */
  close(): Promise<void>
}

export type EngineLimits = { longestMs: number; mostWaiting: number; memory: string }

const AT_ONCE = 2
const LIMITS: EngineLimits = { longestMs: 10_000, mostWaiting: 32, memory: '2GB' }

/** Nothing is fetched, loaded or opened, whatever a statement says. */
const toSettings = (memory: string) => ({
  threads: String(Math.max(1, Math.floor(availableParallelism() / 2))),
  memory_limit: memory,
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  enable_external_access: 'false',
  lock_configuration: 'true',
})

const inTransaction = async <Result>(connection: DuckDBConnection, act: () => Promise<Result>) => {
  await connection.run('begin transaction')
  try {
    const result = await act()
    await connection.run('commit')
    return result
  } catch (error) {
    await connection.run('rollback')
    throw error
  }
}

/** A connection answers one question at a time; a question that takes too long is interrupted. */
const createReader = (connection: DuckDBConnection, longestMs: number) => {
  return async <Result>(ask: (run: Run) => Promise<Result>): Promise<Result> => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      connection.interrupt()
    }, longestMs)
    const run: Run = async (sql) => {
      if (isLate) throw new Error('Interrupted between two statements.')
      return (await connection.runAndReadAll(sql)).getRowObjectsJS()
    }
    try {
      return await inTransaction(connection, () => ask(run))
    } catch (error) {
      throw isLate ? new SearchUnavailable('A search took too long.', { cause: error }) : error
    } finally {
      clearTimeout(timer)
    }
  }
}

const importEngine = async () => {
  try {
    return await import('@duckdb/node-api')
  } catch (error) {
    throw new SearchUnavailable('There is no search engine for this machine.', { cause: error })
  }
}

/** Whether the engine has a program for this machine. */
export const hasEngine = (): Promise<boolean> =>
  importEngine().then(
    () => true,
    () => false,
  )

/** An empty database in memory. Throws `SearchUnavailable` where the engine has no program for the machine. */
export const openEngine = async (schema: string, limits: Partial<EngineLimits> = {}): Promise<Engine> => {
  const { longestMs, mostWaiting, memory } = { ...LIMITS, ...limits }
  const { DuckDBInstance } = await importEngine()
  const instance = await DuckDBInstance.create(':memory:', toSettings(memory))
  const writer = await instance.connect()
  const connections = await Promise.all(Array.from({ length: AT_ONCE }, () => instance.connect()))
  const idle = connections.map((connection) => createReader(connection, longestMs))
  await writer.run(schema)
  const writing = pLimit(1)
  const reading = pLimit(AT_ONCE)
  const running = new Set<Promise<unknown>>()
  let isClosed = false
  const refuseIfClosed = () => {
    if (isClosed) throw new SearchUnavailable('The search is closed.')
  }
  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    const ended = work.catch(() => undefined).finally(() => running.delete(ended))
    running.add(ended)
    return work
  }
  return {
    async write(change) {
      refuseIfClosed()
      return track(writing(() => inTransaction(writer, () => change(writer))))
    },
    async read(ask) {
      refuseIfClosed()
      if (reading.pendingCount >= mostWaiting) throw new SearchUnavailable('Too many searches wait.')
      const answer = reading(async () => {
        const reader = idle.pop()
        if (!reader) throw new Error('A search runs without a connection.')
        try {
          return await reader(ask)
        } finally {
          idle.push(reader)
        }
      })
      return track(answer)
    },
    async close() {
      isClosed = true
      await Promise.all(running)
      for (const connection of [writer, ...connections]) connection.closeSync()
      instance.closeSync()
    },
  }
}
