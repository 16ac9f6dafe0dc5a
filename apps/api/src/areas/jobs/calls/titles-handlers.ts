import type { titlesCalls } from '@lilypad/contracts'
import { findHidden } from '@lilypad/db'
import { hiddenBy, NOTHING_HIDDEN, seesEveryJob } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import type { JobList } from '../list/job-list.ts'

export const JOBS_A_TITLE = 3

export const titlesHandlers = ({
  database: { db },
  jobList,
}: Pick<Deps, 'database'> & { jobList: JobList }): Handlers<typeof titlesCalls> => ({
  async suggestTitles({ request: { from }, user, tier }) {
    const [titles, hidden] = await Promise.all([
      jobList.titles(),
      user ? findHidden(db, user.id) : NOTHING_HIDDEN,
    ])
    const found = titles.suggest(from).map((group) => {
      const seen = seesEveryJob(tier) ? group.newest : group.newestFree
      return {
        ...toWire(group),
        jobs: seen
          .filter((job) => hiddenBy(hidden, job) === null)
          .slice(0, JOBS_A_TITLE)
          .map(({ id }) => id),
      }
    })
    return { titles: found }
  },
})
