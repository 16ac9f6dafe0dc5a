import { Link } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { buttonClass } from '@/ui/button.tsx'
import { Pond } from '@/ui/pond.tsx'

/** What Lilypad is, and the one next step. */
export const Hero = () => (
  <section className="relative isolate overflow-hidden border-line border-b bg-surface-header">
    <Pond className="absolute inset-x-0 bottom-0 -z-10 h-52 md:h-80" />
    <div className="page grid justify-items-center gap-5 pt-14 pb-28 text-center md:pt-24 md:pb-36">
      <h1 className="max-w-3xl font-extrabold text-3xl md:text-4xl">Skip the search. Land the remote job.</h1>
      <p className="max-w-2xl text-balance text-ink-soft text-lg">
        Remote work in Education, Edtech, Learning &amp; Development and education{' '}
        <span className="whitespace-nowrap">non-profits</span>, read from the companies’ own job boards and
        put in order for you.
      </p>
      <Link to={paths.dashboard.href()} className={buttonClass('primary', 'large')}>
        View all jobs
      </Link>
    </div>
  </section>
)
