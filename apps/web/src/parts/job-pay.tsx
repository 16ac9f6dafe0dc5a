import type { JobRow } from '@lilypad/contracts'
import { getPay, inThousands } from '@lilypad/domain'
import { cx } from '@lilypad/ui'

type PayProps = { job: Pick<JobRow, 'salaryRange' | 'salaryMax' | 'jobType'>; className?: string }

/** What a job pays, and what that is a year, on phones in short; what its posting prints on hover. */
export function Pay({ job, className }: PayProps) {
  const pay = getPay(job)
  if (pay === null) return <p className={cx('text-ink-soft text-sm', className)}>Salary not listed</p>
  return (
    <p
      title={job.salaryRange ? `Listed as ${job.salaryRange}` : undefined}
      className={cx('tabular-nums', className)}
    >
      <span className="wrap-anywhere font-bold">{pay.text}</span>
      {pay.aYear !== null && (
        <span className="text-ink-soft text-xs @lg:block">
          <span className="hidden @lg:inline">{pay.aYear}</span>
          <span className="@lg:hidden"> · {inThousands(job.salaryMax ?? 0)} a year</span>
        </span>
      )}
    </p>
  )
}

/** What a job pays in one line, if it says so: '$22 to $30 an hour (about $62,400 a year)'. The year stays whole. */
export function PayLine({ job }: { job: Parameters<typeof getPay>[0] }) {
  const pay = getPay(job)
  return (
    pay && (
      <>
        {pay.text} {pay.aYear && <span className="whitespace-nowrap">({pay.aYear})</span>}
      </>
    )
  )
}
