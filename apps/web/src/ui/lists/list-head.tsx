import { cx } from '../cx.ts'
import { SearchField } from '../fields/search-field.tsx'

type ListHeadProps = {
  /** What the search looks into. */
  label: string
  value: string
  onChange: (value: string) => void
  /** How many there are, in words; nothing until it is known. */
  count: string | undefined
  /** True while what is shown still answers an earlier search. */
  isWaiting?: boolean
}

/** Above a long list: a search, and how much it found. */
export const ListHead = ({ label, value, onChange, count, isWaiting = false }: ListHeadProps) => (
  <div className="mb-4 grid items-center gap-3 md:grid-cols-[minmax(0,24rem)_1fr]">
    <SearchField label={label} value={value} onChange={onChange} />
    <p
      role="status"
      className={cx(
        'min-h-5 text-ink-soft text-sm tabular-nums transition-opacity duration-120 md:text-right',
        isWaiting && 'opacity-50',
      )}
    >
      {count}
    </p>
  </div>
)
