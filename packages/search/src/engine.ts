import { availableParallelism, totalmem } from 'node:os'
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api'
import pLimit from 'p-limit'

/** Why a search has no answer: too many wait, it took too long, or the machine has no engine. */
export class SearchUnavailable extends Error {}

export type Row = Record<string, unknown>
export type Run = (sql: string) => Promise<Row[]>

export type Writer = {
  run: Run
  /** Puts rows into a table, at most 2,048, by whole columns, which take a third of the time of single values. */
  insert(table: string, columns: DuckDBValue[][]): Promise<void>
}

export type Engine = {
  /** Changes all or nothing, one change after the other. */
  write<Result>(change: (writer: Writer) => Promise<Result>): Promise<Result>
  /** Asks in one transaction, so that all statements see the same jobs. */
  read<Result>(ask: (run: Run) => Promise<Result>): Promise<Result>
  /** After what runs has ended. */
  close(): Promise<void>
}

export type EngineLimits = { longestMs: number; mostWaiting: number }

const AT_ONCE = 2
const LIMITS: EngineLimits = { longestMs: 10_000, mostWaiting: 32 }

/** In MiB: half of the machine's memory, or the container's. */
const mostMemory = () => Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 21)

/** Nothing is fetched, loaded or opened, whatever a statement says. */
const toSettings = () => ({
  threads: String(Math.max(1, Math.floor(availableParallelism() / 2))),
  memory_limit: `${mostMemory()}MiB`,
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  enable_external_access: 'false',
  lock_configuration: 'true',
})

async function inTransaction<Result>(connection: DuckDBConnection, act: () => Promise<Result>) {
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

type DuckDb = typeof import('@duckdb/node-api')

const createRun =
  (connection: DuckDBConnection): Run =>
  async (sql) =>
    (await connection.runAndReadAll(sql)).getRowObjectsJS()

/** A connection answers one question at a time; a question that takes too long is interrupted. */
function createReader(connection: DuckDBConnection, longestMs: number) {
  const runNow = createRun(connection)
  return async <Result>(ask: (run: Run) => Promise<Result>): Promise<Result> => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      connection.interrupt()
    }, longestMs)
    const run: Run = async (sql) => {
      if (isLate) throw new Error('Interrupted between two statements.')
      return runNow(sql)
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

const createWriter = (connection: DuckDBConnection, { DuckDBDataChunk }: DuckDb): Writer => ({
  run: createRun(connection),
  async insert(table, columns) {
    const appender = await connection.createAppender(table)
    const types = Array.from({ length: appender.columnCount }, (_, place) => appender.columnType(place))
    const chunk = DuckDBDataChunk.create(types)
    chunk.setColumns(columns)
    appender.appendDataChunk(chunk)
    appender.closeSync()
  },
})

async function importEngine() {
  try {
    return await import('@duckdb/node-api')
  } catch (error) {
    throw new SearchUnavailable('There is no search engine for this machine.', { cause: error })
  }
}

export const hasEngine = (): Promise<boolean> =>
  importEngine().then(
    () => true,
    () => false,
  )

/** An empty database in memory. Throws `SearchUnavailable` where the engine has no program for the machine. */
export async function openEngine(schema: string, limits: Partial<EngineLimits> = {}): Promise<Engine> {
  const { longestMs, mostWaiting } = { ...LIMITS, ...limits }
  const duckdb = await importEngine()
  const instance = await duckdb.DuckDBInstance.create(':memory:', toSettings())
  const connection = await instance.connect()
  const readers = await Promise.all(Array.from({ length: AT_ONCE }, () => instance.connect()))
  const idle = readers.map((reader) => createReader(reader, longestMs))
  const writer = createWriter(connection, duckdb)
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
      return track(writing(() => inTransaction(connection, () => change(writer))))
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
      for (const one of [connection, ...readers]) one.closeSync()
      instance.closeSync()
    },
  }
}
