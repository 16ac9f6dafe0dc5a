import { formatCount } from '@lilypad/ui'
import { useId } from 'react'

export type Pill<T extends string> = { id: T; name: string; count?: number }

type PillChoiceProps<T extends string> = {
  label: string
  pills: readonly Pill<T>[]
  value: T
  onChange: (value: T) => void
}

const pillClass =
  'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full bg-surface-raised px-3 font-medium text-ink-soft text-sm ring-1 ring-line ring-inset transition duration-120 hover:text-ink hover:ring-line-strong has-checked:bg-accent-soft has-checked:text-accent-text has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 touch:min-h-11 touch:min-w-11 touch:justify-center'

/** One of a few, all of them in sight; each may say how many it would leave. Arrow keys move between them. */
export function PillChoice<T extends string>({ label, pills, value, onChange }: PillChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{label}</legend>
      {pills.map((pill) => (
        <label key={pill.id} className={pillClass}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={pill.id === value}
            onChange={() => onChange(pill.id)}
          />
          {pill.name}{' '}
          {pill.count !== undefined && (
            <span className="font-normal tabular-nums">{formatCount(pill.count)}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
