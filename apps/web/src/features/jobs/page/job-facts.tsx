import type { FullJob } from '@lilypad/contracts'
import { formatDay, jobDateFacts, NOT_STATED, salaryText } from '@lilypad/domain'
import type { ReactNode } from 'react'
import { PayLine } from '@/parts/pay.tsx'
import { placesText } from '../job-texts.ts'
import { datesOf, type JobHead } from './job-page-data.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children && (
    <div className="grid content-start gap-0.5">
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="wrap-anywhere font-medium text-sm tabular-nums">{children}</dd>
    </div>
  )

/** A row without places hires in the whole US or says nothing of it: only the whole job tells which. */
const placesOf = ({ locations }: JobHead, job: FullJob | null) => {
  if (locations.length > 0) return placesText(locations, 6)
  if (job === null) return null
  return job.statedPlaces === null ? NOT_STATED : placesText(job.statedPlaces, 6)
}

/** The facts in a column. Those that the list row lacks follow when the whole job has loaded. */
export const JobFacts = ({ head, job }: { head: JobHead; job: FullJob | null }) => (
  <dl
    className="card grid grid-cols-2 content-start gap-x-4 gap-y-4 p-5 @xl:grid-cols-3 @4xl:grid-cols-1"
    aria-label="Facts"
  >
    <Fact name="Salary">
      {salaryText(head) ? <PayLine job={head} /> : NOT_STATED}
      {head.salaryRange && head.salaryRange !== salaryText(head) && (
        <span className="mt-1 block font-normal text-ink-soft text-xs">Printed: “{head.salaryRange}”</span>
      )}
    </Fact>
    <Fact name="Location">{placesOf(head, job)}</Fact>
    <Fact name="Workplace">{head.workplace}</Fact>
    <Fact name="Job type">{head.jobType}</Fact>
    <Fact name="Travel">
      {head.travel}
      {job?.travelDetails && (
        <span className="mt-1 block font-normal text-ink-soft text-xs">“{job.travelDetails}”</span>
      )}
    </Fact>
    <Fact name="Apply by">{head.applyBy && formatDay(head.applyBy)}</Fact>
    {jobDateFacts(job ? datesOf(job) : { ...head, lastScrapedOn: null, postedOn: null }).map(
      ({ name, day }) => (
        <Fact key={name} name={name}>
          {formatDay(day)}
        </Fact>
      ),
    )}
  </dl>
)
