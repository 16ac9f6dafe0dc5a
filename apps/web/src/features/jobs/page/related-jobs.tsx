import type { JobRow } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { getTitle } from '@lilypad/domain'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { recordJobClick } from '@/api/jobs/jobs.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { Pay } from '@/parts/pay.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { DottedLine, wordParts } from '../dotted-line.tsx'
import { JobChips } from '../job-chips.tsx'
import { placesText } from '../job-texts.ts'
import { SignUpCard } from '../sign-up-card.tsx'
import { useJoiningPath } from '../use-joining-path.ts'

const noteClick = (job: JobRow) => {
  recordJobClick(job.id, true)
  trackJobClick('Related Job Click', job)
}

type OpenRelated = ((event: MouseEvent, job: JobRow) => void) | undefined

const RelatedJob = ({ job, onOpen }: { job: JobRow; onOpen: OpenRelated }) => (
  <article
    aria-label={`${getTitle(job)}, ${job.companyName}`}
    className="card group relative grid h-full content-start gap-3 p-5 transition duration-200 hover:shadow-float"
  >
    <div className="flex items-center gap-3">
      <LogoTile name={job.companyName} src={logoAddress(job)} />
      <p className="wrap-anywhere line-clamp-2 min-w-0 font-medium text-ink-soft text-sm">
        {job.companyName}
      </p>
    </div>
    <h3 className="font-bold">
      <Link
        to={paths.job.href(job.id)}
        onClick={(event) => {
          noteClick(job)
          onOpen?.(event, job)
        }}
        className="inline-block min-h-6 rounded-sm after:absolute after:inset-0 after:rounded-md group-hover:text-accent-text"
      >
        <BreakableText text={getTitle(job)} />
      </Link>
    </h3>
    <DottedLine
      parts={wordParts([placesText(job.locations), job.jobType, job.travel].filter((text) => text !== null))}
      className="text-ink-soft text-sm"
    />
    <Pay job={job} />
    <JobChips job={job} />
  </article>
)

/** Jobs like the one on the page; without a paid plan also the link to all others. */
export const RelatedJobs = ({ jobs, onOpen }: { jobs: readonly JobRow[]; onOpen: OpenRelated }) => {
  const joining = useJoiningPath()
  if (jobs.length === 0 && !joining) return null
  return (
    <section aria-labelledby="related-jobs" className="mt-12 border-line border-t pt-10 print:hidden">
      <h2 id="related-jobs" className="mb-5 font-bold text-xl">
        Related Jobs
      </h2>
      <ul className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id} className="min-w-0">
            <RelatedJob job={job} onOpen={onOpen} />
          </li>
        ))}
        {joining && (
          <li className="col-span-full">
            <SignUpCard path={joining} />
          </li>
        )}
      </ul>
    </section>
  )
}
