import { getTitle, HIDE_REASONS, type HideReason, placeText } from '@lilypad/domain'
import { cx, plural } from '@lilypad/ui'
import { useHidden } from '@/api/jobs/hidden.ts'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { Button } from '@/ui/button.tsx'
import { followFocus, useHiding } from './use-hiding.ts'

/** What stands in the place of a stacked job that was hidden alone. */
export function HiddenVariant({ job }: { job: ListedJob }) {
  const { show } = useHiding()
  const undo = () => {
    followFocus(job.id)
    void show([job.id])
  }
  return (
    <li className="flex min-h-9 items-center justify-between gap-4 pl-3 text-ink-soft text-sm">
      <span>
        <span className="font-semibold text-ink">Hidden</span> · {placeText(job, 4)}
      </span>
      <Button look="quiet" size="small" data-job={job.id} onClick={undo}>
        Undo
      </Button>
    </li>
  )
}

const REASONS: Record<HideReason, string> = {
  not_for_me: 'Not for me',
  pay: 'Pay',
  place: 'Place',
  seen: 'Seen',
}

type RowProps = { jobs: readonly ListedJob[] }

/** Asked afterwards, answered in one press or not at all. */
function Reasons({ jobs }: RowProps) {
  const { hidden } = useHidden()
  const { giveReason } = useHiding()
  const given = hidden?.jobs.find(({ id }) => id === jobs[0]?.id)?.reason
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">Why? You need not say.</legend>
      {HIDE_REASONS.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={given === reason}
          onClick={() => void giveReason(jobs, reason)}
          className={cx(
            'min-h-8 rounded-full px-2.5 font-medium text-xs ring-1 ring-inset touch:min-h-11 touch:px-3.5',
            given === reason
              ? 'bg-accent-soft text-accent-text ring-accent-text'
              : 'text-ink-soft ring-line-button hover:bg-wash hover:text-ink',
          )}
        >
          {REASONS[reason]}
        </button>
      ))}
    </fieldset>
  )
}

/** What stands in the place of a card whose job was hidden, until the list shows something else. */
export function HiddenRow({ jobs }: RowProps) {
  const { rule } = useHidden()
  const { show, setCompany } = useHiding()
  const [job] = jobs
  if (!job) return null
  const { companyName } = job
  const isCompanyHidden = rule.companies.has(companyName)
  const hideCompany = () => {
    followFocus(job.id)
    void setCompany(companyName, true)
  }
  const undo = () => {
    followFocus(job.id)
    void (isCompanyHidden ? setCompany(companyName, false) : show(jobs.map(({ id }) => id)))
  }
  return (
    <article
      aria-label={`Hidden: ${getTitle(job)}, ${companyName}`}
      className="rounded-md px-4 py-2.5 ring-1 ring-line ring-inset @lg:px-5"
    >
      <div className="flex min-h-8 items-center gap-3">
        <p className="min-w-0 flex-1 truncate text-ink-soft text-sm">
          <span className="font-semibold text-ink">Hidden</span> ·{' '}
          {isCompanyHidden ? `all jobs of ${companyName}` : getTitle(job)}
          {jobs.length > 1 && !isCompanyHidden && `, ${plural(jobs.length, 'place')}`}
        </p>
        <Button look="quiet" size="small" className="-mr-2" data-job={job.id} data-hide="" onClick={undo}>
          Undo
        </Button>
      </div>
      {!isCompanyHidden && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Reasons jobs={jobs} />
          <Button look="quiet" size="small" className="-ml-3 wrap-anywhere @lg:ml-0" onClick={hideCompany}>
            Hide all jobs of {companyName}
          </Button>
        </div>
      )}
    </article>
  )
}
