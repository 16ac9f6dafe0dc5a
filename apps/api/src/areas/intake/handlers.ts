import { type intakeCalls, intakeData } from '@lilypad/contracts'
import { findHidden, findIntake, saveIntake } from '@lilypad/db'
import { createMatcher, hiddenBy, intakeFilter, NO_ANSWERS, NOTHING_HIDDEN } from '@lilypad/domain'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import { readPersonal } from '../jobs/search/personal.ts'

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

  async countIntakeMatches({ request, user, tier, toCaller }) {
    const filter = intakeFilter({ ...NO_ANSWERS, ...request })
    // Jobs of every tier are counted: by words that they hide, others would learn what members' jobs say.
    const member = tier === 'premium' ? user : null
    if (await jobList.isLong()) {
      const { hidden } = await readPersonal({ db }, member)
      const person = { starred: [], hidden, followed: [] }
      return {
        num_jobs: await jobList.search.ask(toCaller(), (search) =>
          search.count({ filter, person, isFree: false }),
        ),
      }
    }
    const passes = createMatcher(filter)
    const [jobs, hidden] = await Promise.all([
      jobList.matchable(),
      member ? findHidden(db, member.id) : NOTHING_HIDDEN,
    ])
    return { num_jobs: jobs.filter((job) => passes(job) && hiddenBy(hidden, job) === null).length }
  },
})
