import type { JobRow } from '@lilypad/contracts'
import { filterJobs, getTitle, intakeFilter, type JobFilter } from '@lilypad/domain'
import { BreakableText, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { matchesQuery } from '@/api/intake/intake.ts'
import { useAnswers } from '@/api/intake/stored-intake.ts'
import { jobsQuery } from '@/api/jobs/jobs.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { type SearchPreview, searchPreviewQuery } from '@/api/jobs/search-preview.ts'
import { Pay } from '@/parts/job-pay.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { matchesText } from './intake-texts.ts'

/** The first step that shows how many jobs there are. */
const FIRST_STEP = 3
/** A phone hides the third. */
const SHOWN = 3

export function MatchCount({ step }: { step: number }) {
  const { answers } = useAnswers()
  const { data: matches } = useQuery({ ...matchesQuery(answers), enabled: step >= FIRST_STEP })
  if (step < FIRST_STEP || matches === undefined) return null
  return (
    <p role="status" className="mb-2 font-semibold text-accent-text tabular-nums">
      {matchesText(matches, answers)}
    </p>
  )
}

/** The matching jobs that the person sees without a paid plan; undefined while unknown. */
function useSeen(filter: JobFilter): SearchPreview | undefined {
  const { data: list } = useQuery(jobsQuery)
  const isSearchedByServer = list?.isSearchedByServer === true
  const { data: found } = useQuery({ ...searchPreviewQuery(filter), enabled: isSearchedByServer })
  if (!list || isSearchedByServer) return found
  const jobs = filterJobs(list.jobs, filter)
  return { count: jobs.length, jobs }
}

export function useMatches() {
  const { answers } = useAnswers()
  const { data: all } = useQuery(matchesQuery(answers))
  return { all, seen: useSeen(intakeFilter(answers)) }
}

const Match = ({ job }: { job: JobRow }) => (
  <li className="card grid min-w-0 content-start gap-2 p-4 max-md:nth-3:hidden">
    <div className="flex items-start gap-3">
      <LogoTile name={job.companyName} src={logoAddress(job)} size="small" />
      <div className="min-w-0">
        <p className="font-bold text-sm leading-snug">
          <BreakableText text={getTitle(job)} />
        </p>
        <p className="text-ink-soft text-xs">{job.companyName}</p>
      </div>
    </div>
    <Pay job={job} className="text-sm" />
    {job.featured && <p className="font-semibold text-highlight-text text-xs">Sponsored listing</p>}
  </li>
)

export function SomeMatches() {
  const { all, seen } = useMatches()
  if (all === undefined || !seen || seen.count === 0) return null
  const payFirst = seen.jobs.toSorted((a, b) => Number(b.salaryMax !== null) - Number(a.salaryMax !== null))
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" className="mb-3 font-semibold">
        {plural(all, 'job')} {all === 1 ? 'fits' : 'fit'} your answers, among them
      </h2>
      <ul className="grid gap-3 lg:grid-cols-3">
        {payFirst.slice(0, SHOWN).map((job) => (
          <Match key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}
