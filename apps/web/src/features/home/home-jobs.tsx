import { Loading } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { colorsQuery, homeQuery } from '@/api/home/home.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PAD_JOBS } from './hero-scene.tsx'
import { HomeJobCard, HomeJobCardSkeleton } from './home-job-card.tsx'
import { AllJobsLink } from './home-link.tsx'

const GRID = 'grid gap-4 min-[40rem]:grid-cols-2 lg:grid-cols-3'

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
  if (!home.data) return <NotLoaded query={home} waiting={SKELETON} />
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
