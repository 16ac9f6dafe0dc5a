import { cx } from '@lilypad/ui'
import { SearchField } from '../fields/search-field.tsx'
import { useTypedSearch } from './use-list-address.ts'

type ListHeadProps = {
  label: string
  /** How many there are, in words; nothing until it is known. */
  count: string | undefined
  /** True while what is shown still answers an earlier search. */
  isWaiting?: boolean
}

export function ListHead({ label, count, isWaiting = false }: ListHeadProps) {
  const [typed, setTyped] = useTypedSearch()
  return (
    <div className="mb-4 grid items-center gap-3 md:grid-cols-[minmax(0,24rem)_1fr]">
      <SearchField label={label} value={typed} onChange={setTyped} />
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
}
