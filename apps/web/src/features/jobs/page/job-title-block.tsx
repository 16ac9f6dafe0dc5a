import type { FullJob } from '@lilypad/contracts'
import { jobPage, paths } from '@lilypad/contracts/addresses'
import { newYorkDay, titleOf } from '@lilypad/domain'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePageOrigin } from '@/api/home/page-origin.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { cx } from '@/ui/cx.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { JobHiding } from '../hide/job-hiding.tsx'
import { JobChips } from '../job-chips.tsx'
import { JobDatesLine } from '../job-dates-line.tsx'
import { StarButton } from '../star-button.tsx'
import { useStar } from '../use-star.ts'
import { AppliedNote } from './applied-note.tsx'
import { ApplyButton } from './apply-button.tsx'
import { datesOf, type JobHead } from './job-page-data.ts'
import { ShareRow } from './share-row.tsx'

/** Counted from the day on which the page was opened. */
export const Dates = ({ job }: { job: FullJob }) => {
  const [today] = useState(() => newYorkDay(new Date()))
  if (job.deletedOn) return null
  return <JobDatesLine dates={datesOf(job)} today={today} className="mt-1 text-ink-soft text-sm" />
}

export const CompanyLink = ({ name, className }: { name: string; className: string }) => (
  <p className={cx('text-ink-soft', className)}>
    <Link
      to={paths.company.href(name)}
      className="inline-block rounded-sm underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current touch:-my-2 touch:min-h-11 touch:py-2"
    >
      <BreakableText text={name} />
    </Link>
  </p>
)

type JobTitleBlockProps = {
  head: JobHead
  /** The whole job, once it has loaded. */
  job: FullJob | null
}

/** The job's title, with the buttons to apply, save and share. */
export const JobTitleBlock = ({ head: job, job: whole }: JobTitleBlockProps) => {
  const onStar = useStar()
  const origin = usePageOrigin()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div className="flex items-start gap-4 md:gap-5">
        <LogoTile name={job.companyName} src={logoAddress(job)} size="large" />
        <div className="min-w-0">
          {job.featured && (
            <p className="mb-1 font-semibold text-highlight-text text-sm">Sponsored listing</p>
          )}
          <h1 className="font-bold text-xl md:text-2xl">
            <BreakableText text={titleOf(job)} />
          </h1>
          <CompanyLink name={job.companyName} className="mt-1 text-lg" />
          {whole && <Dates job={whole} />}
          <p className="mt-1 hidden text-sm print:block">{jobPage(origin, job.id)}</p>
        </div>
      </div>
      <JobChips job={job} isWhole />
      <AppliedNote job={job} />
      <div className="flex flex-wrap items-center gap-3 max-md:-ml-2.5 print:hidden">
        <ApplyButton job={job} className="max-md:hidden" />
        {whole && (
          <StarButton
            id={job.id}
            title={titleOf(job)}
            isTracked={whole.isTracked}
            onToggle={onStar}
            size="large"
          />
        )}
        {whole && <JobHiding job={job} hasKey />}
        <ShareRow id={job.id} title={titleOf(job)} />
      </div>
    </div>
  )
}
