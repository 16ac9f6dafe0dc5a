import type { CountOf } from '@lilypad/domain'
import { memo, useCallback, useState } from 'react'
import { Choice } from './choice.tsx'

type ChoiceListProps<T extends string> = {
  label: string
  options: readonly T[]
  selected: readonly T[]
  onChange: (next: (was: readonly T[]) => readonly T[]) => void
  countOf: CountOf | null
}

/** A longer list shows the first ones, and the others when asked. */
const MOST = 10
const FIRST = 8

const ChoiceListBase = <T extends string>(props: ChoiceListProps<T>) => {
  const { label, options, selected, onChange, countOf } = props
  const [showsAll, setShowsAll] = useState(options.length <= MOST)
  // A stable handler: a tick renders one box, not all.
  const toggle = useCallback(
    (id: string) => onChange((was) => options.filter((one) => (one === id) !== was.includes(one))),
    [options, onChange],
  )
  const shown = showsAll ? options : options.filter((one, at) => at < FIRST || selected.includes(one))
  return (
    <fieldset aria-label={label}>
      {shown.map((option) => (
        <Choice
          key={option}
          id={option}
          name={option}
          checked={selected.includes(option)}
          onToggle={toggle}
          count={countOf?.(option) ?? null}
        />
      ))}
      {shown.length < options.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-0.5 min-h-8 rounded-sm px-1.5 font-semibold text-accent-text text-sm hover:bg-wash touch:min-h-11"
        >
          Show all {options.length}
        </button>
      )}
    </fieldset>
  )
}

/** Boxes of which any may be ticked, each saying how many jobs it would leave. */
export const ChoiceList = memo(ChoiceListBase) as typeof ChoiceListBase
