import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/api/accounts/session.ts'
import { homeQuery } from '@/api/home/home.ts'
import { HeroScene } from './hero-scene.tsx'
import { AllJobsLink, FitLink, JoinLink } from './home-link.tsx'

function OpenCounts() {
  const user = useUser()
  const { data: home } = useQuery(homeQuery)
  if (!home || home.counts.all === 0) return <p className="min-h-6" />
  const { all, free } = home.counts
  return (
    <p className="text-ink-soft tabular-nums">
      {user && !user.isFree ? (
        <>
          <strong className="text-ink">All {all.toLocaleString('en-US')} jobs</strong> are open to you.
        </>
      ) : (
        <>
          <strong className="text-ink">{free.toLocaleString('en-US')} jobs free</strong>, all{' '}
          <strong className="text-ink">{all.toLocaleString('en-US')}</strong> with a plan.
        </>
      )}
    </p>
  )
}

export function Hero() {
  const user = useUser()
  return (
    <section className="relative isolate overflow-hidden border-line border-b bg-surface-header">
      <div className="page grid items-center gap-x-8 pt-10 md:min-h-[34rem] md:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] md:pt-0">
        <div className="grid gap-5 md:py-16">
          <p className="font-semibold text-accent-text text-sm">Remote jobs in education, handpicked</p>
          <h1 className="font-extrabold text-3xl sm:text-4xl lg:text-[3.5rem] lg:leading-[1.04]">
            Skip the search. <span className="block">Land the remote job.</span>
          </h1>
          <p className="max-w-[34rem] text-ink-soft text-lg">
            For people in Education, Edtech, Learning &amp; Development and education non-profits. We read
            575+ company job boards daily, so you only read the jobs worth your evening.
          </p>
          <div className="flex flex-wrap gap-3 pt-1">
            {user ? (
              <AllJobsLink look="primary" />
            ) : (
              <>
                <JoinLink>Let's Go</JoinLink>
                <AllJobsLink>See the jobs</AllJobsLink>
              </>
            )}
            <FitLink look="quiet" />
          </div>
          <OpenCounts />
        </div>
        <HeroScene />
      </div>
    </section>
  )
}
