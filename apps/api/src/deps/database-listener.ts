import { listenerName } from '@lilypad/db'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const RETRY_MS = 1_000
const CHECK_MS = 30_000
const ANSWER_MS = 10_000

type Listening = {
  url: string
  channel: string
  log: FastifyBaseLogger
  /** How long after an answer the connection is tried again. */
  checkMs?: number
  /** How long an answer may take. */
  answerMs?: number
}

/**
 * Listens to a PostgreSQL channel and reconnects when the connection is lost, also when it was lost without a word:
 * it is tried every 30 s. `onNews` gets the word of each notification, and is also called, with an empty one, after each
 * connection: notifications may have been missed.
 */
export function createListener(
  { url, channel, log, checkMs = CHECK_MS, answerMs = ANSWER_MS }: Listening,
  onNews: (word: string) => void,
) {
  let client: pg.Client | null = null
  let isUp = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = null
    isUp = false
    lost.end().catch(() => undefined)
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(connect, RETRY_MS)
  }

  const check = async (checked: pg.Client) => {
    try {
      await checked.query('select 1')
      if (client === checked) timer = setTimeout(check, checkMs, checked).unref()
    } catch {
      lose(checked)
    }
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: listenerName(channel),
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    })
    client = next
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload = '' }) => onNews(payload))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      isUp = client === next
      onNews('')
      void check(next)
    } catch (error) {
      log.warn({ err: error }, `Cannot listen to ${channel}; trying again.`)
      lose(next)
    }
  }

  return {
    open: connect,
    /** False while notifications may be missed. */
    isUp: () => isUp,
    async close() {
      isClosed = true
      isUp = false
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
