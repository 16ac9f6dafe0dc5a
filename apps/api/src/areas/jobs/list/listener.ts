import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const RETRY_MS = 1_000

/**
 * Listens to a PostgreSQL channel and reconnects when the connection is lost. `onNews` is also called after each
 * reconnection, since notifications may have been missed.
 */
export const createListener = (
  { url, channel, log }: { url: string; channel: string; log: FastifyBaseLogger },
  onNews: () => void,
) => {
  let client: pg.Client | null = null
  let isUp = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = null
    isUp = false
    lost.end().catch(() => undefined)
    if (!isClosed) retry = setTimeout(connect, RETRY_MS)
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'lilypad-listener',
      keepAlive: true,
    })
    client = next
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', onNews)
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      isUp = client === next
      onNews()
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
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
