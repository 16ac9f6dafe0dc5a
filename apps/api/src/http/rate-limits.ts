import { createHash } from 'node:crypto'
import { ApiError, type Call } from '@lilypad/contracts'
import { MAX_SEARCHES } from '@lilypad/db'
import { HOUR_MS, MINUTE_MS } from '@lilypad/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import { toCaller, toClientAddress } from './client-address.ts'
import { after } from './prepared-reply.ts'

/** Of a caller in a minute, by sessions and personal keys together. Source: specification, decisions 5. */
const REQUESTS = 300
const CREDENTIALS_BY_ADDRESS = 30
const CREDENTIALS_BY_PERSON = 10
/** Reports of jobs an hour. Source: what comes beyond the specification, section 6. */
const REPORTS = 10
/** A small archive takes a tenth of a second to unpack. */
const UPLOADS = 30
/** Logos of which this process has no copy, whether they exist or not: each is looked for in the database. */
const LOGOS = 1_200
/** Screens that are drawn for a person, or for an address: each takes the whole process up to 40 ms. */
const DRAWINGS = 30
/** Of a person, from whatever address. Each search has a feed, and several programs may read it. */
const SEARCH_FEEDS = 2 * MAX_SEARCHES
/** Of a person, from whatever address: programs ask hourly, and one of all that one may track takes half a second. */
const CALENDARS = 6
/** Of a person, from whatever address: mailbox providers unsubscribe many people from few. */
const UNSUBSCRIBES = 30
/** What a process allows of attempts at credentials while Redis is away: the other processes allow as many. */
const SHARE_ALONE = 0.5

const COUNTED_AT_ONCE = 50_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The e-mail address or account whose credentials a request tries, hashed. */
    credentialsOf: string
    /** The person whose personal key or secret feed another program asks with; null in every other request. */
    programOf: number | null
  }
}

/**
 * All spellings of an e-mail address share a counter; hashing keeps the address out of the counters' store. Null for a
 * request with neither address nor account: a single counter for all of those would lock everyone out.
 */
function toPerson(body: unknown, userId: number | undefined): string | null {
  const { email } = body as { email?: unknown }
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  if (address === '' && userId === undefined) return null
  return createHash('sha256')
    .update(address || `user ${userId}`)
    .digest('base64url')
}

const waitWords = (seconds: number) =>
  `Too many requests. Please wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`

type KeyOf = (request: FastifyRequest) => string
type Counted = { max: number; remaining: number; ttlInSeconds: number; isExceeded: boolean }
type Counter = (request: FastifyRequest) => Counted | Promise<Counted>

/** In this process alone, by a clock that nobody sets. Past `COUNTED_AT_ONCE` the oldest minute is forgotten. */
function countHere(keyOf: KeyOf, windowMs: number) {
  const counts = new Map<string, { count: number; ends: number }>()
  const begin = (key: string, now: number) => {
    counts.delete(key)
    for (const [oldest, { ends }] of counts) {
      if (ends > now && counts.size < COUNTED_AT_ONCE) break
      counts.delete(oldest)
    }
    const begun = { count: 0, ends: now + windowMs }
    counts.set(key, begun)
    return begun
  }
  return (request: FastifyRequest) => {
    const [key, now] = [keyOf(request), performance.now()]
    const known = counts.get(key)
    const counted = known && known.ends > now ? known : begin(key, now)
    counted.count += 1
    const ttlInSeconds = Math.ceil((counted.ends - now) / 1_000)
    return (max: number): Counted => ({
      max,
      remaining: Math.max(0, max - counted.count),
      ttlInSeconds,
      isExceeded: counted.count > max,
    })
  }
}

/** How many requests in a window of milliseconds; fewer by each process alone while Redis does not count for all of them. */
type Most = { max: number; alone: number; windowMs: number }

/** For all processes and in this one: the higher counts, so that none is forgotten with a Redis that was away. */
function countEverywhere(app: FastifyInstance, { max, alone, windowMs }: Most, keyGenerator: KeyOf): Counter {
  const here = countHere(keyGenerator, windowMs)
  const everywhere = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator })
  return async (request) => {
    const own = here(request)
    const shared = await everywhere(request).catch(() => null)
    if (shared === null || shared.isAllowed) return own(alone)
    const isOwnHigher = own(max).isExceeded || own(max).remaining < shared.remaining
    return isOwnHigher && !shared.isExceeded ? own(max) : shared
  }
}

/**
 * The limits of calls. `countRequest` counts a request by person or client address, one with a file twice,
 * and tells in the headers of `reply` how many are left; `countAttempt` counts attempts at
 * credentials by e-mail address (or by account), in addition to the client address. Both throw `rate_limited` with the
 * seconds to wait.
 */
export function createLimits(
  app: FastifyInstance,
  { scale, isShared }: { scale: number; isShared: boolean },
) {
  const limit = (usual: number, share: number, keyOf: KeyOf, windowMs = MINUTE_MS): Counter => {
    const scaled = (count: number) => Math.max(1, Math.round(count * scale))
    const max = scaled(usual)
    if (isShared) return countEverywhere(app, { max, alone: scaled(usual * share), windowMs }, keyOf)
    const here = countHere(keyOf, windowMs)
    return (request) => here(request)(max)
  }
  const general = limit(REQUESTS, 1, toCaller)
  const uploads = limit(UPLOADS, 1, (request) => `uploads:${toCaller(request)}`)
  const drawings = limit(DRAWINGS, 1, (request) => `drawings:${toCaller(request)}`)
  const ofPerson = {
    search: limit(SEARCH_FEEDS, 1, (request) => `search-feeds:${toCaller(request)}`),
    calendar: limit(CALENDARS, 1, (request) => `calendars:${toCaller(request)}`),
    unsubscribe: limit(UNSUBSCRIBES, 1, (request) => `unsubscribes:${toCaller(request)}`),
  }
  const logos = limit(LOGOS, 1, (request) => `logos:${toClientAddress(request)}`)
  const reports = limit(REPORTS, 1, (request) => `reports:${toClientAddress(request)}`, HOUR_MS)
  const byAddress = limit(
    CREDENTIALS_BY_ADDRESS,
    SHARE_ALONE,
    (request) => `credentials-ip:${toClientAddress(request)}`,
  )
  const byPerson = limit(
    CREDENTIALS_BY_PERSON,
    SHARE_ALONE,
    (request) => `credentials:${request.credentialsOf}`,
  )

  const count = (counter: Counter, request: FastifyRequest, reply?: FastifyReply) =>
    after(counter(request), (found) => {
      reply?.header('ratelimit-policy', `"key";q=${found.max};w=60`)
      reply?.header('ratelimit', `"key";r=${found.remaining};t=${found.ttlInSeconds}`)
      if (!found.isExceeded) return
      const seconds = Math.max(1, found.ttlInSeconds)
      throw new ApiError('rate_limited', waitWords(seconds), { retryAfter: seconds })
    })

  return {
    countRequest: (
      { rateLimit, takesFile }: Pick<Call, 'rateLimit' | 'takesFile'>,
      request: FastifyRequest,
      reply?: FastifyReply,
    ) => {
      const counted = count(rateLimit === 'credentials' ? byAddress : general, request, reply)
      if (rateLimit === 'reports') return after(counted, () => count(reports, request))
      return takesFile ? after(counted, () => count(uploads, request)) : counted
    },
    countAttempt(
      call: Pick<Call, 'rateLimit'>,
      request: FastifyRequest,
      body: unknown,
    ): Promise<void> | void {
      if (call.rateLimit !== 'credentials') return
      const person = toPerson(body, request.auth.user?.id)
      if (person === null) return
      request.credentialsOf = person
      return count(byPerson, request)
    },
    /** A request whose address alone says whose it is, such as a feed's, once that is known. */
    ofPerson(kind: keyof typeof ofPerson, userId: number, request: FastifyRequest) {
      request.programOf = userId
      return count(ofPerson[kind], request)
    },
    countLogo: (request: FastifyRequest) => count(logos, request),
    /** Whether a screen is drawn for a request whose person is known; else the client draws it by itself. */
    mayDraw: (request: FastifyRequest) => after(drawings(request), ({ isExceeded }) => !isExceeded),
  }
}

export type Limits = ReturnType<typeof createLimits>

/** Longer than a Redis that works takes; the requests that wait for one that hangs then go on without it. */
const TIMEOUT_MS = 1_000

/** While it is away, commands fail at once; so they do once it has hung for a moment. */
export const openLimitsRedis = (url: string): Redis =>
  new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
