import type { CountOf } from '@lilypad/domain'
import { memo, useCallback } from 'react'
import { Choice } from './choice.tsx'

type ChoiceListProps<T extends string> = {
  label: string
  options: readonly T[]
  selected: readonly T[]
  onChange: (next: (was: readonly T[]) => readonly T[]) => void
  countOf: CountOf | null
  /** A long list scrolls by itself. */
  scrolls?: boolean
}

const ChoiceListBase = <T extends string>(props: ChoiceListProps<T>) => {
  const { label, options, selected, onChange, countOf, scrolls = false } = props
  // A stable handler: a tick renders one box, not all.
  const toggle = useCallback(
    (id: string) => onChange((was) => options.filter((one) => (one === id) !== was.includes(one))),
    [options, onChange],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll
    <div
      role="group"
      aria-label={label}
      className={scrolls ? 'max-h-64 overflow-y-auto overscroll-contain' : ''}
    >
      {options.map((option) => (
        <Choice
          key={option}
          id={option}
          name={option}
          checked={selected.includes(option)}
          onToggle={toggle}
          count={countOf?.(option) ?? null}
        />
      ))}
    </div>
  )
}

/** Boxes of which any may be ticked, each saying how many jobs it would leave. */
export const ChoiceList = memo(ChoiceListBase) as typeof ChoiceListBase
