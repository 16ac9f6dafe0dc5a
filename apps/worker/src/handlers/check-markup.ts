import { readSalary } from '@lilypad/curation'
import { listUncheckedJobs, storeMarkupChecks } from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import { findMarkupProblems, jobPosting } from '@lilypad/pages'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

/** Read whole at once. */
const MOST = 200

type Needs = Pick<Deps, 'db' | 'now'> & { links: { publicUrl: string } }

export const checkMarkup =
  ({ db, now, links: { publicUrl } }: Needs): Handlers['check-markup'] =>
  async (_payload, { signal }) => {
    const today = newYorkDay(now())
    let [jobs, found] = [0, MOST]
    while (found === MOST && !signal.aborted) {
      const checked = (await listUncheckedJobs(db, today, MOST)).map(({ version, ...job }) => {
        const html = job.description || job.summary
        const markup = jobPosting(job, html ? { html } : null, { publicUrl, readSalary })
        return { id: job.id, version, problems: markup && findMarkupProblems(markup, now()) }
      })
      if (checked.length > 0) await storeMarkupChecks(db, checked, today)
      found = checked.length
      jobs += found
    }
    return { jobs }
  }
