import pg from 'pg'

/** What rows look like in an archive must not hang on a server's settings. */
const PLAIN = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

/**
 * Runs work on a connection of its own, in one transaction that is committed when the work is done. Its name is none
 * of the product's: nothing waits for its end as it waits for the ends of our own transactions.
 *
 * @param begin how the transaction begins
 */
export const inOneTransaction = async <T>(
  url: string,
  begin: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'backup-of-lilypad' })
  await client.connect()
  try {
    await client.query(PLAIN)
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // Whatever was not committed is undone.
    await client.end()
  }
}
