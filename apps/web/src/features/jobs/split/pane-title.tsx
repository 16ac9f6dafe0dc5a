import type { FullJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { getTitle } from '@lilypad/domain'
import { Link } from 'react-router-dom'
import { JobHiding } from '../hide/job-hiding.tsx'
import { JobChips } from '../job-chips.tsx'
import { AppliedNote } from '../page/applied-note.tsx'
import type { JobHead } from '../page/job-page-data.ts'
import { Dates } from '../page/job-title-block.tsx'
import { ShareRow } from '../page/share-row.tsx'

/** What stands below the title that stays in sight. */
export const PaneTitle = ({ head, job }: { head: JobHead; job: FullJob | null }) => (
  <div className="grid gap-3">
    {head.featured && <p className="font-semibold text-highlight-text text-sm">Sponsored listing</p>}
    <JobChips job={head} isWhole />
    <AppliedNote job={head} />
    <div className="-ml-2.5 flex flex-wrap items-center gap-x-3">
      {job && <JobHiding job={head} />}
      <ShareRow id={head.id} title={getTitle(head)} />
      {job && <Dates job={job} />}
      <Link
        to={paths.job.href(head.id)}
        state={{ fromList: true }}
        className="ml-auto inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text text-sm underline underline-offset-2"
      >
        Open full page
      </Link>
    </div>
  </div>
)
