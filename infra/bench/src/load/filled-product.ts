import { startTopology, type Topology } from '@lilypad/faults'
import { MADE_PASSWORD } from '@lilypad/testing'
import { makeJobs } from '../made-jobs.ts'

export type Member = { email: string; cookie: string; application: number }

/** The product as several processes, and the people in it. */
export type FilledProduct = {
  origin: string
  topology: Topology
  members: readonly Member[]
  password: string
  jobs: number
  etag: string | undefined
}

const MEMBERS = 100
const JOBS = 10_000

const memberOf = async ({ a, as }: Topology): Promise<Member> => {
  const user = await a.subscriber()
  const browser = await as(user)
  const { job } = await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond School' })
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  return { email: user.email, cookie, application: job.id }
}

/** Two api and three workers behind a proxy, with ten thousand jobs and a hundred members. */
export const openFilledProduct = async (): Promise<FilledProduct> => {
  const topology = await startTopology({
    ownPostgres: true,
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '100000' },
  })
  await makeJobs(topology.database.db, JOBS)
  const members: Member[] = []
  while (members.length < MEMBERS) members.push(await memberOf(topology))
  await topology.database.pool.query('vacuum analyze')
  const product = { origin: topology.proxy.url, topology, members, password: MADE_PASSWORD, jobs: JOBS }
  return { ...product, etag: undefined }
}
