import type { Clock } from '@lilypad/domain'
import { createDoor } from './door.ts'
import { createGuard, type Lookup } from './guard.ts'

export type Message = { headers: Record<string, string>; body: Uint8Array | null; signal: AbortSignal }

/** What a service answered: the status, and the beginning of its text. */
export type PostAnswer = { status: number; text: string }

/** The most that is read of a service's answer. */
const ANSWER_BYTES = 64 * 1024

type PosterOptions = { userAgent: string; allowPrivate: boolean; lookup?: Lookup | undefined; clock: Clock }

/** Sends to services that expect it. A replay stands in for boards, never for these. */
export const createPoster = ({ userAgent, allowPrivate, lookup, clock }: PosterOptions) => {
  const guard = createGuard({ lookup, allowPrivate, replaying: false })
  const door = createDoor({ guard, userAgent, replayOrigin: null, clock })
  return {
    async post(url: string, message: Message): Promise<PostAnswer> {
      const meter = { requests: 0, bytes: 0 }
      const exchange = { ...message, url: guard.parse(url), method: 'POST' as const }
      const { status, bytes } = await door.send({ ...exchange, maxBytes: ANSWER_BYTES, meter })
      return { status, text: Buffer.from(bytes).toString() }
    },
    close: () => door.close(),
  }
}
