import type { Clock, HostPace } from '@lilypad/domain'
import { isChallenge } from './check-answer.ts'
import { sleep } from './deadlines.ts'
import { HostFault } from './host-fault.ts'
import type { HostQueue } from './host-queue.ts'
import type { Answer, Exchange, HttpClient } from './http-client.ts'

const MAX_WAIT_MS = 24 * 60 * 60_000

/** Milliseconds since 1970, at most a day ahead; null without a valid header. Source: RFC 9110, 10.2.3. */
export function retryAfter(header: string | undefined, now: number): number | null {
  const value = header?.trim() ?? ''
  const until = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value)
  return Number.isNaN(until) ? null : Math.min(Math.max(until, now), now + MAX_WAIT_MS)
}

export type Asker = { httpClient: HttpClient; pace: HostPace; turns: HostQueue; clock: Clock }

const MAX_TRIES = 5
const MAX_SILENCES = 2
const FIRST_PAUSE = 2_000
const MAX_PAUSE_MS = 60_000

/**
 * 429 and 5xx are tried up to five times in all, silence twice. A host that asks for more than a minute rests, and the
 * last answer carries `retryAt`. Throws HostFault without any answer, a resting host's ScrapeError.
 */
export async function ask(exchange: Exchange, { httpClient, pace, turns, clock }: Asker): Promise<Answer> {
  const { host } = exchange.url
  const now = () => clock.now().getTime()
  let silences = 0
  for (let tries = 1; ; tries++) {
    const outcome = await tryOnce(exchange, httpClient, turns)
    if (outcome instanceof HostFault) {
      silences += 1
      if (silences >= MAX_SILENCES || tries >= MAX_TRIES) throw outcome
      await sleep(clock.pause(pauseAfter(tries)), exchange.signal)
      continue
    }
    if (!isPassing(outcome)) return outcome
    const until = retryAfter(outcome.headers['retry-after'], now())
    if (until !== null && until - now() > MAX_PAUSE_MS) {
      await pace.rest(host, { until, kind: outcome.status === 429 ? 'blocked' : 'unreachable' })
      return { ...outcome, retryAt: until }
    }
    const resume = until ?? now() + clock.pause(pauseAfter(tries))
    const concernsHost = until !== null || outcome.status === 429
    if (concernsHost) await pace.hold(host, resume)
    if (tries >= MAX_TRIES) return until === null ? outcome : { ...outcome, retryAt: until }
    if (!concernsHost) await sleep(resume - now(), exchange.signal)
  }
}

async function tryOnce(
  exchange: Exchange,
  httpClient: HttpClient,
  turns: HostQueue,
): Promise<Answer | HostFault> {
  const release = await turns.acquire(exchange.url.host, exchange.signal)
  try {
    return await httpClient.send(exchange)
  } catch (error) {
    if (error instanceof HostFault) return error
    throw error
  } finally {
    await release()
  }
}

function isPassing(answer: Answer): boolean {
  return (answer.status === 429 || answer.status >= 500) && !isChallenge(answer)
}

/** 2 s doubling to 60 s, plus up to a quarter so that tries spread out. */
export function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (tries - 1) * (1 + Math.random() / 4), MAX_PAUSE_MS)
}
