import { homeCalls, type ReplyOf } from '@lilypad/contracts'
import { countListedJobs, type Database, listHomeJobs } from '@lilypad/db'
import { type PreparedReply, prepareReply } from '../../../http/prepared-reply.ts'
import { toWholeJob } from '../to-job.ts'

/**
 * The jobs of the home page on the wire, without stars, with how many jobs there are, and the reply with them. Which
 * and how many: `listHomeJobs` in `jobs-read.ts`.
 */
export type HomeJobs = ReplyOf<typeof homeCalls.loadHomePageJobs> & { reply: PreparedReply }

/** Reads the home page's jobs, parsed by the reply schema of their call. */
export const makeHomeJobs = async ({ db }: Pick<Database, 'db'>): Promise<HomeJobs> => {
  const [found, { all, free }] = await Promise.all([listHomeJobs(db), countListedJobs(db)])
  const home = homeCalls.loadHomePageJobs.reply.parse({
    jobs: found.map((job) => toWholeJob(job, false)),
    num_jobs: all,
    num_free_jobs: free,
  })
  return { ...home, reply: prepareReply(homeCalls.loadHomePageJobs, home) }
}
