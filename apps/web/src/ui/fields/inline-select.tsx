import { ChevronIcon } from '@lilypad/ui'
import { useId } from 'react'

type InlineSelectProps<T extends string> = {
  label: string
  options: readonly { id: T; itemName: string }[]
  value: T
  onChange: (value: T) => void
}

/** A small choice beside its label, in the head of a list. */
export function InlineSelect<T extends string>({ label, options, value, onChange }: InlineSelectProps<T>) {
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-ink-soft text-sm">
      <label htmlFor={id} className="whitespace-nowrap">
        {label}
      </label>
      <span className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((one) => one.id === event.target.value)
            if (chosen) onChange(chosen.id)
          }}
          className="min-h-8 rounded-sm bg-surface-raised appearance-none pr-8 pl-3 font-semibold text-ink ring-1 ring-line ring-inset hover:ring-line-strong touch:min-h-11"
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.itemName}
            </option>
          ))}
        </select>
        <ChevronIcon size={16} className="pointer-events-none absolute inset-y-0 right-2.5 my-auto" />
      </span>
    </span>
  )
}
