import { useQuery } from '@tanstack/react-query'
import { colorsQuery } from '@/api/home.ts'
import { type JobList as Jobs, jobsQuery } from '@/api/jobs.ts'
import { messageOf } from '@/api/messages.ts'
import { plural } from '@/ui/format.ts'
import { ErrorState } from '@/ui/states.tsx'
import { AdBanner } from './ad-banner.tsx'
import { AudienceColors } from './audience-colors.ts'
import { JobListSkeleton } from './job-card-skeleton.tsx'
import { JobList } from './job-list.tsx'
import { SearchPanel } from './search-panel.tsx'
import { useJobSearch } from './use-job-search.ts'

const NOTHING: Jobs = { jobs: [], companies: 0 }
const NO_COLORS = {}

/** All jobs that someone may see, and what narrows them. */
export const Dashboard = () => {
  const list = useQuery(jobsQuery)
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  const { jobs, companies } = list.data ?? NOTHING
  const { search, setSearch, ...found } = useJobSearch(jobs)
  return (
    <div className="page pt-8 md:pt-10">
      <h1 className="font-bold text-2xl md:text-3xl">Remote jobs in education</h1>
      <p className="mt-1 min-h-6 text-ink-soft">
        {companies > 0 && `Gathered from the job boards of ${plural(companies, 'company', 'companies')}.`}
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid content-start gap-4 self-start lg:sticky lg:top-24">
          <SearchPanel search={search} onSearch={setSearch} />
          <AdBanner />
        </div>
        <AudienceColors value={colors}>
          {list.isPending && <JobListSkeleton />}
          {list.isLoadingError && (
            <ErrorState message={messageOf(list.error)} onRetry={() => list.refetch()} />
          )}
          {list.data && <JobList {...found} />}
        </AudienceColors>
      </div>
    </div>
  )
}
