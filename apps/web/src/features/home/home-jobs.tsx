import type { FullJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { getTitle, shortAudience } from '@lilypad/domain'
import { BreakableText, Chip, Loading, OutLink, Skeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { colorsQuery, homeQuery } from '@/api/home/home.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { Pay } from '@/parts/job-pay.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { PAD_JOBS } from './hero-scene.tsx'
import { AllJobsLink } from './home-link.tsx'

const GRID = 'grid gap-4 min-[40rem]:grid-cols-2 lg:grid-cols-3'

export function firstSentence(summary: string): string {
  const end = summary.indexOf('.')
  return end === -1 ? summary : summary.slice(0, end + 1)
}

type HomeJobCardProps = { job: FullJob; colors: Record<string, string> }

export const HomeJobCard = ({ job, colors }: HomeJobCardProps) => (
  <article
    aria-label={`${getTitle(job)}, ${job.companyName}`}
    className="card relative flex h-full flex-col p-5 transition duration-200 hover:shadow-float"
  >
    <div className="flex items-center gap-3">
      <LogoTile name={job.companyName} src={logoAddress(job)} />
      <p className="wrap-anywhere line-clamp-2 min-w-0 font-medium text-ink-soft text-sm">
        {job.companyName}
      </p>
    </div>
    <h3 className="mt-4 font-bold text-lg">
      <OutLink
        href={`#${paths.job.href(job.id)}`}
        onClick={() => trackJobClick('Home Job Card Click', job)}
        className="inline-block min-h-6 rounded-sm after:absolute after:inset-0 after:rounded-md"
      >
        <BreakableText text={getTitle(job)} />
      </OutLink>
    </h3>
    {job.summary && <p className="mt-2 line-clamp-3 text-ink-soft text-sm">{firstSentence(job.summary)}</p>}
    <div className="mt-auto grid gap-2 pt-4">
      <Pay job={job} />
      <div className="flex flex-wrap gap-1.5">
        {job.audience.slice(0, 2).map((label) => (
          <Chip key={label} color={colors[label]}>
            {shortAudience(label)}
          </Chip>
        ))}
      </div>
    </div>
  </article>
)

const HomeJobCardSkeleton = () => (
  <div className="card grid gap-3 p-5">
    <Skeleton className="size-12 rounded-md" />
    <Skeleton className="mt-2 h-5 w-4/5" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="mt-3 h-6 w-32 rounded-full" />
  </div>
)

const SKELETON = (
  <Loading label="Loading jobs">
    <div className={GRID}>
      {['a', 'b', 'c'].map((key) => (
        <HomeJobCardSkeleton key={key} />
      ))}
    </div>
  </Loading>
)

function HomeJobGrid() {
  const home = useQuery(homeQuery)
  const { data: colors = {} } = useQuery(colorsQuery)
  if (!home.data) return <QueryFallback query={home} waiting={SKELETON} />
  const { jobs } = home.data
  if (jobs.length === 0) {
    return (
      <EmptyState title="The pond is still">New jobs are on their way. Please check back soon.</EmptyState>
    )
  }
  return (
    <ul className={GRID}>
      {jobs.slice(PAD_JOBS).map((job) => (
        <li key={job.id} className="min-w-0">
          <HomeJobCard job={job} colors={colors} />
        </li>
      ))}
    </ul>
  )
}

export const HomeJobs = () => (
  <section className="page pt-12 md:pt-18" aria-labelledby="home-jobs">
    <h2 id="home-jobs" className="font-bold text-2xl md:text-3xl">
      Fresh on the water
    </h2>
    <p className="mt-2 mb-6 text-ink-soft text-lg">
      Featured jobs, straight from the companies’ own job boards.
    </p>
    <HomeJobGrid />
    <div className="mt-8 flex justify-center">
      <AllJobsLink />
    </div>
  </section>
)
