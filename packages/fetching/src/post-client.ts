import type { Clock } from '@lilypad/domain'
import { createGuard, type Lookup } from './address-guard.ts'
import { retryAfter } from './ask-with-retries.ts'
import { createHttpClient, type Exchange } from './http-client.ts'

export type Message = { headers: Record<string, string>; body: Uint8Array | null; signal: AbortSignal }

/** `text` is the beginning, empty when it could not be read; `waitMs` is 0 when the service asks for no wait. */
export type PostAnswer = { status: number; text: string; waitMs: number }

const ANSWER_BYTES = 64 * 1024

type PostClientOptions = {
  userAgent: string
  allowPrivate: boolean
  lookup?: Lookup | undefined
  clock: Clock
}

/** To services that expect it: a replay stands in for boards, never for these. */
export function createPostClient({ userAgent, allowPrivate, lookup, clock }: PostClientOptions) {
  const guard = createGuard({ lookup, allowPrivate, replaying: false })
  const httpClient = createHttpClient({ guard, userAgent, replayOrigin: null, clock })
  return {
    async post(url: string, message: Message): Promise<PostAnswer> {
      const meter = { requests: 0, bytes: 0 }
      const exchange = { ...message, url: guard.parse(url), method: 'POST' as const }
      const got: { answer: PostAnswer | null } = { answer: null }
      const onHead: Exchange['onHead'] = ({ status, headers }) => {
        const now = clock.now().getTime()
        const waitMs = (retryAfter(headers['retry-after'], now) ?? now) - now
        got.answer = { status, text: '', waitMs }
      }
      try {
        const { bytes } = await httpClient.send({ ...exchange, maxBytes: ANSWER_BYTES, meter, onHead })
        if (got.answer) got.answer.text = Buffer.from(bytes).toString()
      } catch (error) {
        // The status alone says whether the service took it.
        if (!got.answer) throw error
      }
      return got.answer as PostAnswer
    },
    close: () => httpClient.close(),
  }
}
