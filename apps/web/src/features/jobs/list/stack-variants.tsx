import { paths } from '@lilypad/contracts/addresses'
import { salaryText } from '@lilypad/domain'
import { useId, useState } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { cx } from '@/ui/cx.ts'
import { ChevronIcon } from '@/ui/icons.tsx'
import { placesText } from '../job-texts.ts'
import type { OpenJob } from './use-open-job.ts'

const Variant = ({ job, onOpen }: { job: ListedJob; onOpen: OpenJob }) => (
  <li>
    <a
      href={`#${paths.job.href(job.id)}`}
      onClick={(event) => onOpen(event, job)}
      className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 rounded-sm px-3 py-1 text-sm visited:text-ink-soft hover:bg-wash touch:min-h-11"
    >
      <span className="font-medium">{placesText(job.locations, 4)}</span>
      <span className="text-ink-soft tabular-nums">{salaryText(job)}</span>
    </a>
  </li>
)

type StackVariantsProps = { variants: readonly ListedJob[]; onOpen: OpenJob }

/** The same job at other places: closed at first, opened and closed with an animation. */
export const StackVariants = ({ variants, onOpen }: StackVariantsProps) => {
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
          {drawn && variants.map((job) => <Variant key={job.id} job={job} onOpen={onOpen} />)}
        </ul>
      </div>
    </div>
  )
}
