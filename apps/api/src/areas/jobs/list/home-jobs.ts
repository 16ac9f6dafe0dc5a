import { homeCalls, type ReplyOf } from '@lilypad/contracts'
import { type Database, listHomeJobs } from '@lilypad/db'
import { type PreparedReply, prepareReply } from '../../../http/prepared-reply.ts'
import { toWholeJob } from '../to-job.ts'

/**
 * The jobs of the home page on the wire, without stars, and the reply with them. Which and how many: `listHomeJobs` in
 * `jobs-read.ts`.
 */
export type HomeJobs = { jobs: ReplyOf<typeof homeCalls.loadHomePageJobs>['jobs']; reply: PreparedReply }

/** Reads the home page's jobs, parsed by the reply schema of their call. */
export const makeHomeJobs = async ({ db }: Pick<Database, 'db'>): Promise<HomeJobs> => {
  const found = (await listHomeJobs(db)).map((job) => toWholeJob(job, false))
  const { jobs } = homeCalls.loadHomePageJobs.reply.parse({ jobs: found })
  return { jobs, reply: prepareReply(homeCalls.loadHomePageJobs, { jobs }) }
}
