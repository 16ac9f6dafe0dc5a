import { migrate, openDatabase } from '@lilypad/db'
import { withDatabase } from '@lilypad/embedded'
import { madeStackedJob, makeJobs } from './made-jobs.ts'
import { root } from './process.ts'
import type { Row } from './table.ts'

const JOBS = 1_000_000

/** Adds made jobs to a database, some of them at several places, and gathers what PostgreSQL knows about them. */
export const fillWithJobs = async (url: string, jobs: number): Promise<void> => {
  await migrate(url)
  const { db, close } = openDatabase(url, { max: 1 })
  try {
    await db.execute('set statement_timeout = 0')
    await makeJobs(db, jobs, madeStackedJob)
    await db.execute('vacuum analyze jobs')
  } finally {
    await close()
  }
}

/**
 * Adds made jobs to the product's own database, for use by hand: the one that DATABASE_URL names, else the embedded one
 * of DATA_DIR.
 *
 * @throws StartError where a product runs on that DATA_DIR
 */
export const fillRows = async ([jobs = JOBS]: readonly number[]): Promise<Row[]> => {
  const started = performance.now()
  await withDatabase(root, 'place', ({ databaseUrl }) => fillWithJobs(databaseUrl, jobs))
  return [
    {
      what: 'made jobs added; BOARDS=none npm start shows them',
      measured: `${jobs.toLocaleString('en-US')} in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
      toReach: '',
      isReached: null,
    },
  ]
}
