import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { ApiError, type Call } from '@lilypad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { after } from './after.ts'

/** Requests a minute. Source: specification, decisions 5. */
const GENERAL = 300
const CREDENTIALS_BY_ADDRESS = 30
const CREDENTIALS_BY_PERSON = 10

const MINUTE = 60_000
const COUNTED_AT_ONCE = 50_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The e-mail address or account whose credentials a request tries, hashed. */
    credentialsOf: string
    /** The personal key with which another program asks; null in every other request. */
    keyId: number | null
  }
}

const IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/** An IPv4 address as it is, also where the socket takes both kinds; of IPv6 the network, which is one customer's. */
export const addressOf = ({ ip }: FastifyRequest) => IPV4.exec(ip)?.[1] ?? normalizeIP(ip)
const generalKey = (request: FastifyRequest) => {
  if (request.keyId !== null) return `key:${request.keyId}`
  return request.visit.session ? `session:${request.visit.session.id}` : `ip:${addressOf(request)}`
}

/**
 * All spellings of an e-mail address share a counter; hashing keeps the address out of the counters' store. Null for a
 * request with neither address nor account: a single counter for all of those would lock everyone out.
 */
const personOf = (body: unknown, userId: number | undefined): string | null => {
  const { email } = body as { email?: unknown }
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  if (address === '' && userId === undefined) return null
  return createHash('sha256')
    .update(address || `user ${userId}`)
    .digest('base64url')
}

const waitWords = (seconds: number) =>
  `Too many requests. Please wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`

type Counted =
  | { isAllowed: true }
  | { isAllowed: false; max: number; remaining: number; ttlInSeconds: number; isExceeded: boolean }
type Counter = (request: FastifyRequest) => Counted | Promise<Counted>

/** Counts in this process alone. Where too many count at the same time, the oldest minute is forgotten. */
const countHere = (max: number, keyOf: (request: FastifyRequest) => string): Counter => {
  const counts = new Map<string, { count: number; ends: number }>()
  const begin = (key: string, now: number) => {
    counts.delete(key)
    for (const [oldest, { ends }] of counts) {
      if (ends > now && counts.size < COUNTED_AT_ONCE) break
      counts.delete(oldest)
    }
    const begun = { count: 0, ends: now + MINUTE }
    counts.set(key, begun)
    return begun
  }
  return (request) => {
    const [key, now] = [keyOf(request), Date.now()]
    const known = counts.get(key)
    const counted = known && known.ends > now ? known : begin(key, now)
    counted.count += 1
    return {
      isAllowed: false,
      max,
      remaining: Math.max(0, max - counted.count),
      ttlInSeconds: Math.ceil((counted.ends - now) / 1_000),
      isExceeded: counted.count > max,
    }
  }
}

/**
 * The limits of calls. `beforeBody` counts a request by personal key, session or client address,
 * and tells in the headers of `reply` how many are left; `afterBody` counts attempts at
 * credentials by e-mail address (or by account), in addition to the client address. Both throw `rate_limited` with the
 * seconds to wait.
 */
export const createLimits = (
  app: FastifyInstance,
  { scale, isShared }: { scale: number; isShared: boolean },
) => {
  const limit = (usual: number, keyGenerator: (request: FastifyRequest) => string): Counter => {
    const max = Math.max(1, Math.round(usual * scale))
    return isShared
      ? app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator })
      : countHere(max, keyGenerator)
  }
  const general = limit(GENERAL, generalKey)
  const byAddress = limit(CREDENTIALS_BY_ADDRESS, (request) => `credentials-ip:${addressOf(request)}`)
  const byPerson = limit(CREDENTIALS_BY_PERSON, (request) => `credentials:${request.credentialsOf}`)

  const count = (counter: Counter, request: FastifyRequest, reply?: FastifyReply) =>
    after(counter(request), (found) => {
      if (found.isAllowed) return
      reply?.header('ratelimit-policy', `"key";q=${found.max};w=60`)
      reply?.header('ratelimit', `"key";r=${found.remaining};t=${found.ttlInSeconds}`)
      if (!found.isExceeded) return
      const seconds = Math.max(1, found.ttlInSeconds)
      throw new ApiError('rate_limited', waitWords(seconds), { retryAfter: seconds })
    })

  return {
    beforeBody: (call: Pick<Call, 'rateLimit'>, request: FastifyRequest, reply?: FastifyReply) =>
      count(call.rateLimit === 'credentials' ? byAddress : general, request, reply),
    afterBody(call: Pick<Call, 'rateLimit'>, request: FastifyRequest, body: unknown): Promise<void> | void {
      if (call.rateLimit !== 'credentials') return
      const person = personOf(body, request.visit.user?.id)
      if (person === null) return
      request.credentialsOf = person
      return count(byPerson, request)
    },
  }
}

export type Limits = ReturnType<typeof createLimits>
