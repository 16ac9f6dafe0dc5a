import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FoundSession, findSession, isAlive, notifyListeners, PEOPLE_CHANNEL } from '@lilypad/db'
import type { FastifyBaseLogger } from 'fastify'
import { createListener } from '../deps/database-listener.ts'
import type { Deps } from '../deps/deps.ts'

/** More sessions than this are not remembered at the same time. */
const MAX_SESSIONS = 10_000

/**
 * Sessions as PostgreSQL has them, each looked up at most once in `sessionsKeptMs`. PostgreSQL announces each change of
 * a session, of a person and of what decides their tier; then everything is forgotten. While announcements may be missed,
 * nothing is remembered.
 */
export function createSessionCache(
  { config, database: { db }, sessionsKeptMs }: Pick<Deps, 'config' | 'database' | 'sessionsKeptMs'>,
  log: FastifyBaseLogger,
) {
  let known = new Map<string, FoundSession>()
  let until = 0
  const waiting = new Map<string, () => void>()

  const forget = () => {
    known = new Map()
    until = performance.now() + sessionsKeptMs
  }
  const current = () => {
    if (!listener.isUp() || performance.now() >= until || known.size >= MAX_SESSIONS) forget()
    return known
  }
  const tell = (word: string) => notifyListeners(db, PEOPLE_CHANNEL, word)
  const hear = (word: string) => {
    const [what, id = ''] = word.split(' ')
    if (what === 'forgot') return waiting.get(id)?.()
    forget()
    if (what === 'forget') tell(`forgot ${id}`).catch(() => undefined)
  }
  const listener = createListener({ url: config.database.url, channel: PEOPLE_CHANNEL, log }, hear)

  return {
    /** The session of a token and its person, without a wait where it is remembered; null as by `findSession`. */
    find(token: string, now: Date): FoundSession | null | Promise<FoundSession | null> {
      const here = current()
      const remembered = here.get(token)
      if (remembered) return isAlive(remembered.session, now) ? remembered : null
      return findSession(db, token, now).then((found) => {
        // What was announced meanwhile has replaced the map.
        if (found) here.set(token, found)
        return found
      })
    },
    /** The next request with this token looks it up. */
    drop: (token: string) => void known.delete(token),
    /** Resolves when no process uses what it found before a change that is committed. */
    async settled(): Promise<void> {
      const id = randomUUID()
      let missing = 0
      const all = new Promise<void>((resolve) => {
        waiting.set(id, () => {
          missing -= 1
          if (missing === 0) resolve()
        })
      })
      const listeners = await tell(`forget ${id}`).catch(() => Number.POSITIVE_INFINITY)
      missing += listeners
      if (missing > 0) await Promise.race([all, sleep(sessionsKeptMs, null, { ref: false })])
      waiting.delete(id)
    },
    open: listener.open,
    close: listener.close,
  }
}

export type SessionCache = ReturnType<typeof createSessionCache>
