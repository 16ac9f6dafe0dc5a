import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { BoardIdentity, BoardReading, KnownPosting, ListingPage } from '@lilypad/boards'
import { type MailReading, unreadableJob } from '@lilypad/curation'
import { type FoundPosting, ScrapeError, toChunks, type Web, type WebResponse } from '@lilypad/domain'
import { Tinypool } from 'tinypool'
import type { MailInput } from './read-mail.ts'
import type { Curated, TaskName, Tasks } from './tasks.ts'
import type { Order, Outcome } from './thread.ts'
import { sentPage, serveWeb, toScrapeError } from './web-over-port.ts'

/** So that a task's time limit is about few of them. */
const BATCH = 25

/**
 * A batch that fails is taken posting by posting; one that fails alone is kept as unreadable. Throws only what is no
 * posting's fault.
 */
export async function curateSparing(
  found: readonly FoundPosting[],
  curate: (some: readonly FoundPosting[]) => Promise<Curated[]>,
): Promise<Curated[]> {
  const spare = async (some: readonly FoundPosting[]): Promise<Curated[]> => {
    try {
      return await curate(some)
    } catch (error) {
      const [only] = some
      if (!(error instanceof ScrapeError) || only === undefined) throw error
      if (some.length === 1) return [{ job: unreadableJob(only, error.message), description: null }]
      return inTurn(some.map((one) => [one]))
    }
  }
  const inTurn = async (parts: Iterable<readonly FoundPosting[]>) => {
    const curated: Curated[] = []
    for (const part of parts) curated.push(...(await spare(part)))
    return curated
  }
  return inTurn(toChunks(found, BATCH))
}

/** Parses what strangers wrote, in threads that end when they take too long or too much. Throws ScrapeError. */
export type Parser = {
  /** `web` makes its requests, in this thread; `known` are stored postings by external id, `live` the ids of some. */
  readBoard(
    board: BoardIdentity,
    options: { web: Web; known?: ReadonlyMap<string, KnownPosting> | undefined; live?: readonly string[] },
  ): Promise<BoardReading>
  /** `described` if the page describes exactly one posting. */
  readListing(page: WebResponse): Promise<{ listing: ListingPage; described: FoundPosting | null }>
  /** In the same order; a posting that takes too long or too much is kept as unreadable. */
  curate(found: readonly FoundPosting[], company: string): Promise<Curated[]>
  /** As a PNG; null when it shows nothing. */
  drawSvg(svg: Uint8Array): Promise<Uint8Array | null>
  readMail(input: MailInput): Promise<MailReading | null>
  close(): Promise<void>
}

type ParserOptions = {
  threads: number
  /** For a stretch of work without asking the web. Real milliseconds: no test shortens our own processor's work. */
  longestMs?: number
  heapMb?: number
}

/** Some hundred times what an honest page takes. */
const TASK_TIMEOUT_MS = 20_000
/** For one posting or picture alone: some thousand times what a posting takes. */
const RETRY_TIMEOUT_MS = 5_000
const HEAP_MB = 256
/** For what lives shortly: with more a busy thread takes 20 MB more and is no faster. */
const YOUNG_MB = 8
const IDLE_MS = 60_000

const TOO_LONG = 'Reading this took longer than any honest page does.'
const TOO_MUCH = 'Reading this took more memory than any honest page does.'

const isSource = import.meta.url.endsWith('.ts')
const thread = isSource
  ? new URL('./thread-from-source.mjs', import.meta.url).href
  : import.meta.resolve('@lilypad/parsing/thread')

export function openParser(options: ParserOptions): Parser {
  const { threads, longestMs = TASK_TIMEOUT_MS, heapMb = HEAP_MB } = options
  const alone = Math.min(longestMs, RETRY_TIMEOUT_MS)
  const openPool = (maxThreads: number, isolateWorkers = false) =>
    new Tinypool({
      isolateWorkers,
      filename: thread,
      minThreads: 0,
      maxThreads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
      ...(isSource && { execArgv: ['--conditions=source'] }),
    })
  const reading = openPool(threads)
  // Curation never waits for the web, and its rules take much memory in each thread that has used them.
  const curating = openPool(Math.min(threads, availableParallelism()))
  // A thread for each picture: only with its end does it give back what it drew in.
  const drawing = openPool(1, true)
  const pools: Partial<Record<TaskName, Tinypool>> = { curate: curating, drawSvg: drawing }

  const run = async <N extends TaskName>(
    name: N,
    input: Parameters<Tasks[N]>[0],
    { web = null, within = longestMs }: { web?: Web | null; within?: number } = {},
  ): Promise<Awaited<ReturnType<Tasks[N]>>> => {
    const { port1: ours, port2: port } = new MessageChannel()
    const limit = createLimit(within)
    const failures: unknown[] = []
    serveWeb(ours, web, { ...limit, failed: (error) => failures.push(error) })
    try {
      const order: Order = { name, input, port, canRender: web?.render !== undefined }
      const outcome: Outcome = await (pools[name] ?? reading).run(order, {
        transferList: [port],
        signal: limit.signal,
      })
      if (failures.length > 0) throw failures[0]
      if (!outcome.ok) throw toScrapeError(outcome.fault)
      return outcome.value as Awaited<ReturnType<Tasks[N]>>
    } catch (error) {
      if (failures.length > 0) throw failures[0]
      if (limit.signal.aborted) throw new ScrapeError('changed', TOO_LONG)
      if (isOutOfMemory(error)) throw new ScrapeError('changed', TOO_MUCH)
      throw error
    } finally {
      limit.waits()
      ours.close()
    }
  }

  const curateSome = (found: readonly FoundPosting[], company: string) => {
    return run('curate', { found, company }, { within: found.length === 1 ? alone : longestMs })
  }

  return {
    readBoard: ({ system, tenant }, { web, known = null, live = [] }) =>
      run('readBoard', { board: { system, tenant }, known, live }, { web }),
    readListing: (page) => run('readListing', sentPage(page)),
    curate: (found, company) => curateSparing(found, (some) => curateSome(some, company)),
    drawSvg: (svg) => run('drawSvg', svg, { within: alone }),
    readMail: (input) => run('readMail', input, { within: alone }),
    async close() {
      await Promise.all([reading.destroy(), curating.destroy(), drawing.destroy()])
    },
  }
}

/** Aborts when a thread has worked for too long at a stretch; while it waits for the web, no time passes. */
function createLimit(longestMs: number) {
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const waits = () => clearTimeout(timer)
  const works = () => {
    waits()
    timer = setTimeout(() => limit.abort(), longestMs)
  }
  return { signal: limit.signal, works, waits }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
