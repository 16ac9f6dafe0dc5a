import { startTemporaryPostgres } from '../postgres/temporary-postgres.ts'

/** A process of its own, which goes when the run goes, however that ends. */
const { url, stop } = await startTemporaryPostgres()

const end = async () => {
  await stop()
  process.exit(0)
}
process.once('disconnect', end)
process.once('SIGTERM', end)
process.send?.({ url })
