import { homeCalls, type ReplyOf } from '@lilypad/contracts'
import { countListedJobs, type Database, listHomeJobs } from '@lilypad/db'
import { type PreparedReply, prepareReply } from '../../../http/prepared-reply.ts'
import { toWholeJob } from '../records/to-job.ts'

/** How many jobs the home page shows. */
export const HOME_JOBS = 6
/** How many are ready, with those that take the places of jobs that a person hides. */
const READY_JOBS = 60

type Home = ReplyOf<typeof homeCalls.loadHomePageJobs>

/**
 * The jobs of the home page on the wire, without stars, with how many jobs there are, the jobs that follow, and the
 * reply. Which: `listHomeJobs` in `jobs-read.ts`.
 */
export type HomeJobs = Home & { following: Home['jobs']; reply: PreparedReply }

/** Reads the home page's jobs, parsed by the reply schema of their call. */
export const makeHomeJobs = async ({ db }: Pick<Database, 'db'>): Promise<HomeJobs> => {
  const [found, { all, free }] = await Promise.all([listHomeJobs(db, READY_JOBS), countListedJobs(db)])
  const ready = homeCalls.loadHomePageJobs.reply.parse({
    jobs: found.map((job) => toWholeJob(job, false)),
    num_jobs: all,
    num_free_jobs: free,
  })
  const home = { ...ready, jobs: ready.jobs.slice(0, HOME_JOBS) }
  const following = ready.jobs.slice(HOME_JOBS)
  return { ...home, following, reply: prepareReply(homeCalls.loadHomePageJobs, home) }
}
