import type { JobRow } from '@lilypad/contracts'
import { Link } from 'react-router-dom'
import { recordJobClick } from '@/api/jobs.ts'
import { logoAddress } from '@/api/logo-address.ts'
import { paths } from '@/paths.ts'
import { BreakableText } from '@/ui/breakable-text.tsx'
import { LogoTile } from '@/ui/logo-tile.tsx'
import { JobChips } from './job-chips.tsx'
import { quietLine, titleOf } from './job-texts.ts'

const RelatedJob = ({ job }: { job: JobRow }) => (
  <article className="card group relative grid h-full content-start gap-3 p-5 transition duration-200 hover:shadow-float">
    <div className="flex items-center gap-3">
      <LogoTile name={job.companyName} src={logoAddress(job)} />
      <p className="font-medium text-ink-soft text-sm">{job.companyName}</p>
    </div>
    <h3 className="font-bold">
      <Link
        to={paths.job.href(job.id)}
        onClick={() => recordJobClick(job.id, true)}
        className="inline-block min-h-6 rounded-sm after:absolute after:inset-0 after:rounded-md group-hover:text-accent-text"
      >
        <BreakableText text={titleOf(job)} />
      </Link>
    </h3>
    <p className="text-sm tabular-nums">{quietLine(job).join(' · ')}</p>
    <JobChips job={job} />
  </article>
)

/** Jobs like the one on the page. */
export const RelatedJobs = ({ jobs }: { jobs: readonly JobRow[] }) =>
  jobs.length > 0 && (
    <section aria-labelledby="related-jobs" className="mt-12 border-line border-t pt-10 print:hidden">
      <h2 id="related-jobs" className="mb-5 font-bold text-xl">
        Related jobs
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id} className="min-w-0">
            <RelatedJob job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
