import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import {
  type Clock,
  type HostPace,
  MAX_RESPONSE_BYTES,
  READ_TIMEOUT_MS,
  type Validators,
  type Web,
  type WebRequest,
  type WebResponse,
} from '@lilypad/domain'
import { checkAnswer } from './check-answer.ts'
import { deadline } from './deadlines.ts'
import { HostFault } from './host-fault.ts'
import type { Answer, Meter } from './http-client.ts'
import type { PageFetcher, PageRequest } from './page-fetcher.ts'
import type { Renderer } from './render/create-renderer.ts'
import { toWebResponse } from './web-response.ts'

export type BoardOptions = {
  /** Its failures let a host rest. An address that anybody may name has none. */
  board?: string
  validators?: Validators
  signal?: AbortSignal
  /** False for a board that its employer allowed us to read. */
  obeysRobots?: boolean
  noteRule?: PageRequest['noteRule']
}

export type BoardSession = {
  web: Web
  /** Of this session's conditional requests, to be stored with a good scrape. */
  validators(): Validators
  /** Bytes are counted after unpacking; robots.txt is left out. */
  stats(): Meter
  /** That its ten minutes are over, in a sentence; else null. */
  overrun(): string | null
}

export type SessionOptions = {
  visit: PageFetcher
  /** Null without a browser. */
  renderer: Renderer | null
  pace: HostPace
  clock: Clock
  closing: AbortSignal
}

/** For one board: ten minutes in all, 32 MiB per answer, conditional if validators are known. */
export function openBoardSession(
  { visit, renderer, pace, clock, closing }: SessionOptions,
  options: BoardOptions = {},
): BoardSession {
  const { board, validators: stored = {}, obeysRobots = true, noteRule } = options
  const time = deadline(clock, READ_TIMEOUT_MS, 'Reading this board')
  const ends = [time, closing]
  const signal = AbortSignal.any(options.signal ? [...ends, options.signal] : ends)
  // A board's reader may start any number of requests; they wait here.
  setMaxListeners(0, signal)
  const fresh: Validators = {}
  const meter: Meter = { requests: 0, bytes: 0 }

  async function read(request: WebRequest): Promise<WebResponse> {
    const isConditional = request.conditional === true && (request.method ?? 'GET') === 'GET'
    const known = isConditional ? stored[request.url] : undefined
    const headers = { ...request.headers, ...conditions(known) }
    const answer = await visit({
      ...request,
      headers,
      maxBytes: MAX_RESPONSE_BYTES,
      signal,
      meter,
      obeysRobots,
      ...(noteRule && { noteRule }),
    })
    const mayBeUnchanged = known?.etag !== undefined || known?.lastModified !== undefined
    checkAnswer(answer, { isBoard: request.isBoard === true, mayBeUnchanged, maxBytes: MAX_RESPONSE_BYTES })
    if (!isConditional) return toWebResponse(answer)
    const digest = findDigest(answer)
    keepValidators(fresh, request.url, answer, known, digest)
    const isSame = digest !== undefined && digest === known?.digest
    return toWebResponse(isSame ? { ...answer, status: 304, bytes: new Uint8Array() } : answer)
  }

  async function noting(work: Promise<WebResponse>): Promise<WebResponse> {
    try {
      return await work
    } catch (error) {
      if (board !== undefined && error instanceof HostFault)
        await pace.reportFailedBoard(error.host, board, error.kind)
      throw error
    }
  }

  const web: Web = {
    request: (wanted) => noting(read(wanted)),
    ...(renderer && {
      render: (url) => noting(renderer({ url, signal, meter, obeysRobots }).then(toWebResponse)),
    }),
  }
  return {
    web,
    validators: () => ({ ...fresh }),
    stats: () => ({ ...meter }),
    overrun: () => (time.aborted ? time.reason.message : null),
  }
}

function findDigest({ status, bytes }: Answer): string | undefined {
  return status === 200 ? createHash('sha256').update(bytes).digest('base64') : undefined
}

function conditions(known: Validators[string] | undefined): Record<string, string> {
  return {
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  }
}

/** A 304 may omit the validators that it confirms; the known ones then stay. */
function keepValidators(
  fresh: Validators,
  url: string,
  answer: Answer,
  known: Validators[string] = {},
  digest: string | undefined,
): void {
  const etag = answer.headers.etag
  const lastModified = answer.headers['last-modified']
  const kept = {
    ...(answer.status === 304 && known),
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
    ...(digest !== undefined && { digest }),
  }
  if (Object.keys(kept).length > 0) fresh[url] = kept
}
