import { paths } from '@lilypad/contracts/addresses'
import { stackJobs } from '@lilypad/domain'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Company } from '@/api/jobs/company.ts'
import { buttonClass } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { FitWishes } from '../fit/fit-line.tsx'
import { useWishes } from '../fit/use-wishes.ts'
import { HiddenCompany } from '../hide/hidden-company.tsx'
import { seenCards } from '../hide/seen-jobs.ts'
import { useHideInList } from '../hide/use-hide.ts'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'
import { JobList } from '../list/job-list.tsx'
import { useOwnJobs } from '../list/use-listed-jobs.ts'
import { useOpenJob } from '../list/use-open-job.ts'
import { SignUpCard } from '../sign-up-card.tsx'
import { useJoiningPath } from '../use-joining-path.ts'
import { useStar } from '../use-star.ts'

/** All jobs are asked for, always. */
const ALL = {}
const ignore = () => undefined

const Cards = ({ jobs }: Pick<Company, 'jobs'>) => {
  const { jobs: own, isPending } = useOwnJobs(jobs)
  const { stacks } = useMemo(() => seenCards(own, stackJobs(own)), [own])
  const onOpen = useOpenJob({ fromList: false })
  const wishes = useWishes() ?? null
  const onStar = useStar()
  const onHide = useHideInList()
  // What the person hides must not be seen for a moment.
  if (isPending) return <JobListSkeleton />
  return (
    <FitWishes value={wishes}>
      <JobList
        stacks={stacks}
        count={jobs.length}
        asked={ALL}
        more={null}
        marksStates={false}
        restored={null}
        onLeave={ignore}
        onOpen={onOpen}
        onStar={onStar}
        onHide={onHide}
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
export const CompanyJobs = ({ name, jobs, facts: { openJobs } }: Company) => {
  const joining = useJoiningPath()
  if (openJobs === 0) return <NoOpenJobs />
  return (
    <section aria-labelledby="company-jobs">
      <h2 id="company-jobs" className="mb-3 font-semibold text-sm tabular-nums">
        {headingOf(jobs.length, openJobs)}
      </h2>
      <HiddenCompany name={name} />
      {jobs.length > 0 && <Cards jobs={jobs} />}
      {jobs.length === 0 && (
        <p className="mb-4 text-ink-soft">Members with a paid plan see {openJobs === 1 ? 'it' : 'them'}.</p>
      )}
      {joining && jobs.length < openJobs && <SignUpCard path={joining} />}
    </section>
  )
}
