import { type ReactNode, useId, useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { ChevronIcon } from '@/ui/icons.tsx'
import { isSectionOpen, rememberSection } from './open-sections.ts'

type FilterSectionProps = {
  name: string
  /** How many choices are made, shown when the section is closed. */
  chosen?: number
  /** Beside the name: a button with an explanation. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of the filter panel; it can be closed, and stays closed. */
export const FilterSection = ({ name, chosen = 0, aside, children }: FilterSectionProps) => {
  const [open, setOpen] = useState(() => isSectionOpen(name))
  const id = useId()
  const toggle = () => {
    rememberSection(name, !open)
    setOpen(!open)
  }
  return (
    <section aria-labelledby={`${id}-name`} className="border-line border-t first:border-t-0">
      <div className="flex items-center gap-1">
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
            className="flex min-h-11 w-full items-center gap-2 rounded-sm text-left font-semibold text-sm hover:text-accent-text"
          >
            <ChevronIcon
              size={16}
              className={cx('shrink-0 text-ink-soft transition duration-200', !open && '-rotate-90')}
            />
            <span id={`${id}-name`}>{name}</span>
            {chosen > 0 && (
              <span className="rounded-full bg-accent px-1.5 py-px text-accent-ink text-xs tabular-nums">
                {chosen}
                <span className="sr-only"> chosen</span>
              </span>
            )}
          </button>
        </h2>
        {aside}
      </div>
      <div id={id} hidden={!open} className="pb-3">
        {open && children}
      </div>
    </section>
  )
}
