import { paths } from '@lilypad/contracts/addresses'
import { stackJobs } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Company } from '@/api/jobs/company.ts'
import { trackedIdsQuery } from '@/api/jobs/favorites.ts'
import { useApplied } from '@/api/tracker/applied.ts'
import { buttonClass } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { FitWishes } from '../fit/fit-line.tsx'
import { useWishes } from '../fit/use-wishes.ts'
import { JobList } from '../list/job-list.tsx'
import { withStars } from '../list/use-listed-jobs.ts'
import { withApplied } from '../list/use-marked.ts'
import { useOpenJob } from '../list/use-open-job.ts'
import { SignUpCard } from '../sign-up-card.tsx'
import { useJoiningPath } from '../use-joining-path.ts'
import { useStar } from '../use-star.ts'

const NO_STARS: ReadonlySet<number> = new Set()
/** All jobs are asked for, always. */
const ALL = {}
const ignore = () => undefined

const Cards = ({ jobs }: Pick<Company, 'jobs'>) => {
  const { data: starred = NO_STARS } = useQuery(trackedIdsQuery)
  const find = useApplied()
  const stacks = useMemo(() => stackJobs(withStars(withApplied(jobs, find), starred)), [jobs, find, starred])
  const onOpen = useOpenJob({ fromList: false })
  return (
    <FitWishes value={useWishes() ?? null}>
      <JobList
        stacks={stacks}
        count={jobs.length}
        asked={ALL}
        marksStates={false}
        restored={null}
        onLeave={ignore}
        onOpen={onOpen}
        onStar={useStar()}
        action={null}
      />
      <Toasts />
    </FitWishes>
  )
}

const headingOf = (seen: number, open: number) =>
  seen < open ? `${seen.toLocaleString('en-US')} of ${plural(open, 'open job')}` : plural(open, 'open job')

const NoOpenJobs = () => (
  <EmptyState
    title="No open jobs right now"
    action={
      <Link to={paths.dashboard.href()} className={buttonClass()}>
        See all jobs
      </Link>
    }
  >
    It has no remote jobs at the moment.
  </EmptyState>
)

/** The open jobs that the person may see, and the way to the others. */
export const CompanyJobs = ({ jobs, facts: { openJobs } }: Company) => {
  const joining = useJoiningPath()
  if (openJobs === 0) return <NoOpenJobs />
  return (
    <section aria-labelledby="company-jobs">
      <h2 id="company-jobs" className="mb-3 font-semibold text-sm tabular-nums">
        {headingOf(jobs.length, openJobs)}
      </h2>
      {jobs.length > 0 && <Cards jobs={jobs} />}
      {jobs.length === 0 && (
        <p className="mb-4 text-ink-soft">Members with a paid plan see {openJobs === 1 ? 'it' : 'them'}.</p>
      )}
      {joining && jobs.length < openJobs && <SignUpCard path={joining} />}
    </section>
  )
}
