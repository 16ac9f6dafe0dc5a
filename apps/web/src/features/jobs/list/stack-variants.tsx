import { paths } from '@lilypad/contracts/addresses'
import { salaryText } from '@lilypad/domain'
import { useId, useState } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { cx } from '@/ui/cx.ts'
import { ChevronIcon } from '@/ui/icons.tsx'
import { HiddenVariant } from '../hide/hidden-variant.tsx'
import { HideButton } from '../hide/hide-button.tsx'
import type { OnHide } from '../hide/use-hide.ts'
import { placesText } from '../job-texts.ts'
import type { OpenJob } from './use-open-job.ts'

type VariantActions = { onOpen: OpenJob; onHide: OnHide | null }

const Variant = ({ job, onOpen, onHide }: VariantActions & { job: ListedJob }) => (
  <li className="flex items-center">
    <a
      href={`#${paths.job.href(job.id)}`}
      data-job={job.id}
      onClick={(event) => onOpen(event, job)}
      className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 rounded-sm px-3 py-1 text-sm visited:text-ink-soft hover:bg-wash touch:min-h-11"
    >
      <span className="font-medium">{placesText(job.locations, 4)}</span>
      <span className="text-ink-soft tabular-nums">{salaryText(job)}</span>
    </a>
    {onHide && <HideButton title={placesText(job.locations)} jobs={[job]} onHide={onHide} />}
  </li>
)

type StackVariantsProps = VariantActions & { variants: readonly ListedJob[] }

/** The same job at other places: closed at first, opened and closed with an animation. */
export const StackVariants = ({ variants, ...actions }: StackVariantsProps) => {
  const [open, setOpen] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const id = useId()
  const toggle = () => {
    setDrawn(true)
    setOpen(!open)
  }
  return (
    <div className="relative z-10 mt-4 -mb-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="-ml-2 inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 font-semibold text-accent-text text-sm hover:bg-accent-soft touch:min-h-11"
      >
        {open ? 'Close additional locations' : 'See additional locations'}
        <ChevronIcon size={14} className={cx('transition duration-200', open && 'rotate-180')} />
      </button>
      <div
        id={id}
        inert={!open}
        className={cx(
          'grid transition-[grid-template-rows] duration-250 ease-out',
          open ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]',
        )}
      >
        <ul className="-mx-3 overflow-hidden">
          {drawn &&
            variants.map((job) =>
              job.isHidden ? (
                <HiddenVariant key={job.id} job={job} />
              ) : (
                <Variant key={job.id} job={job} {...actions} />
              ),
            )}
        </ul>
      </div>
    </div>
  )
}
