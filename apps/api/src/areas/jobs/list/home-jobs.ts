import { homeCalls, type JobRow, type ReplyOf, toJobRow } from '@lilypad/contracts'
import { countListedJobs, type Database, listHomeJobs } from '@lilypad/db'
import { chooseHomeJobs } from '@lilypad/domain'
import { type PreparedReply, prepareReply } from '../../../http/prepared-reply.ts'
import { toWholeJob } from '../records/to-job.ts'

export const HOME_JOBS = 6
/** From how many they are chosen; the others take the places of jobs that a person hides. */
const READY_JOBS = 120

type Home = ReplyOf<typeof homeCalls.loadHomePageJobs>

/** The jobs of the home page on the wire, without stars, with how many jobs there are, and the reply. */
export type HomeJobs = Home & {
  following: Home['jobs']
  /** The first of these, for pages that a visitor sees beside the home page. */
  others: readonly JobRow[]
  reply: PreparedReply
}

export async function makeHomeJobs({ db }: Pick<Database, 'db'>): Promise<HomeJobs> {
  const [ready, { all, free }] = await Promise.all([listHomeJobs(db, READY_JOBS), countListedJobs(db)])
  // Beside what the page says of pay, jobs that state none stand only where all do.
  const withPay = ready.filter(({ salaryRange }) => salaryRange !== null)
  const { chosen, following } = chooseHomeJobs(withPay.length > 0 ? withPay : ready, HOME_JOBS)
  const parsed = homeCalls.loadHomePageJobs.reply.parse({
    jobs: [...chosen, ...following].map((job) => toWholeJob(job, false)),
    num_jobs: all,
    num_free_jobs: free,
  })
  const home = { ...parsed, jobs: parsed.jobs.slice(0, HOME_JOBS) }
  return {
    ...home,
    following: parsed.jobs.slice(HOME_JOBS),
    others: [...following, ...chosen].slice(0, HOME_JOBS).map(toJobRow),
    reply: prepareReply(homeCalls.loadHomePageJobs, home),
  }
}
