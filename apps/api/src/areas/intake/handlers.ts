import { type intakeCalls, intakeData } from '@lilypad/contracts'
import { findIntake, saveIntake } from '@lilypad/db'
import { intakeFilter, matcherOf, NO_ANSWERS } from '@lilypad/domain'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/implement.ts'
import type { JobList } from '../jobs/list/job-list.ts'

export const intakeHandlers = ({
  database: { db },
  now,
  jobList,
}: Pick<Deps, 'database' | 'now'> & { jobList: JobList }): Handlers<typeof intakeCalls> => ({
  async saveIntake({ user, request }) {
    await saveIntake(db, { userId: user.id, answers: request, now: now() })
    return {}
  },

  /** Answers to an earlier version of the questionnaire are ignored. */
  async loadIntake({ user }) {
    const read = intakeData.safeParse(await findIntake(db, user.id))
    return { intake: read.success ? read.data : null }
  },

  async countIntakeMatches({ request }) {
    const passes = matcherOf(intakeFilter({ ...NO_ANSWERS, ...request }))
    const jobs = await jobList.matchable()
    return { num_jobs: jobs.filter((job) => passes({ ...job, isTracked: false })).length }
  },
})
