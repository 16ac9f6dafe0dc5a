import { startTemporaryPostgres } from '../postgres/temporary-postgres.ts'

/** The database server of one test run, as a process of its own: it goes when the run goes, however that ends. */
const { url, stop } = await startTemporaryPostgres()

const end = async () => {
  await stop()
  process.exit(0)
}
process.once('disconnect', end)
process.once('SIGTERM', end)
process.send?.({ url })
