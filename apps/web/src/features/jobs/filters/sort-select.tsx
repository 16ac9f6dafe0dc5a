import { JOB_SORTS, type JobSort } from '@lilypad/domain'
import { useId } from 'react'

const NAMES: Record<JobSort, string> = { relevance: 'Relevance', date: 'Date' }

/** The order of the list, for those who may choose it. */
export const SortSelect = ({ sort, onChange }: { sort: JobSort; onChange: (sort: JobSort) => void }) => {
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-ink-soft text-sm">
      <label htmlFor={id} className="whitespace-nowrap">
        Sort by
      </label>
      <select
        id={id}
        value={sort}
        onChange={(event) => {
          const chosen = JOB_SORTS.find((one) => one === event.target.value)
          if (chosen) onChange(chosen)
        }}
        className="min-h-8 rounded-sm bg-surface-raised px-2 font-semibold text-ink ring-1 ring-line ring-inset hover:ring-line-strong touch:min-h-11"
      >
        {JOB_SORTS.map((one) => (
          <option key={one} value={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
    </span>
  )
}
