import pg from 'pg'
import { BackupError, UnsureError } from './backup-error.ts'

/** The text form of rows in an archive must not depend on a server's settings. */
const PLAIN = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

const LOST = 'The connection to the database was lost during the work.'

/** Under another name than api and worker, because some code waits for the transactions of those. Throws BackupError when it is lost. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup-of-lilypad' })
  // The next query tells of a lost connection; without a listener its loss would end the process.
  client.on('error', () => undefined)
  let isLost = false
  client.once('end', () => {
    isLost = true
  })
  try {
    await client.connect()
    await client.query(PLAIN)
    return await work(client)
  } catch (error) {
    const isOfDriver = error instanceof Error && error.name === 'Error' && !('code' in error)
    throw isLost && isOfDriver ? new BackupError(LOST, { cause: error }) : error
  } finally {
    // Closing rolls back what was not committed.
    await client.end()
  }
}

export const inOneTransaction = <T>(
  url: string,
  begin: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withConnection(url, async (client) => {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit').catch((cause: unknown) => {
      // A server that is shut down (FATAL) may have committed before.
      const isRefused = cause instanceof pg.DatabaseError && cause.severity === 'ERROR'
      throw isRefused ? cause : new UnsureError(LOST, { cause })
    })
    return result
  })
