import { chosenFilters, isFilterActive, type JobFilter } from '@lilypad/domain'
import { memo } from 'react'
import { cx } from '@/ui/cx.ts'
import { CloseIcon } from '@/ui/icons.tsx'
import type { FilterChange } from './use-filters.ts'

const chipClass =
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full py-0.5 pr-2 pl-3 font-medium text-xs transition duration-120 touch:min-h-11 touch:px-4'

type FilterChipsProps = {
  filter: JobFilter
  onChange: FilterChange
  onClear: () => void
}

/** The chosen filters, above the list: each can be removed, or all together. */
export const FilterChips = memo(({ filter, onChange, onClear }: FilterChipsProps) => {
  if (!isFilterActive(filter)) return null
  return (
    <ul
      className="flex min-w-0 flex-[1_1_20rem] gap-1.5 @max-2xl:order-last max-sm:bleed max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap"
      aria-label="Chosen filters"
    >
      <li className="shrink-0">
        <button
          type="button"
          aria-label="Filters active: clear all"
          onClick={onClear}
          className={cx(chipClass, 'bg-accent text-accent-ink hover:bg-accent-hover')}
        >
          Filters active
          <CloseIcon size={13} />
        </button>
      </li>
      {chosenFilters(filter).map(({ key, text, without }) => (
        <li key={key} className="min-w-0 max-sm:max-w-64 max-sm:shrink-0">
          <button
            type="button"
            aria-label={`Remove ${text}`}
            onClick={() => onChange(without)}
            className={cx(chipClass, 'bg-accent-soft text-accent-text hover:bg-wash')}
          >
            <span className="truncate">{text}</span>
            <CloseIcon size={13} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
})
