import { ChevronIcon, cx } from '@lilypad/ui'
import type { ComponentProps } from 'react'
import { controlClass, labelled } from './field.tsx'
import type { Option } from './option.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  /** What the empty choice says; null where one must be chosen. */
  placeholder?: string | null
}

/** One choice of a list. The browser's own list opens, which every phone and screen reader knows. */
export const Select = ({
  options,
  value,
  onChange,
  placeholder = 'Choose…',
  className,
  ...rest
}: SelectProps) => (
  <div className="relative">
    <select
      className={cx(controlClass, 'appearance-none pr-10', className)}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      {...rest}
    >
      {placeholder !== null && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.itemName}
        </option>
      ))}
    </select>
    <ChevronIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft" />
  </div>
)

export const SelectField = labelled(Select)
