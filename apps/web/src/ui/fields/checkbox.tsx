import { type ReactNode, useId } from 'react'

type CheckboxProps = {
  /** May hold links: they are followed, and do not tick the box. */
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  required?: boolean
  /** What is wrong; it is announced when it appears. */
  error?: string | null | undefined
}

export function Checkbox({ label, checked, onChange, required, error }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1 text-sm touch:min-h-11 touch:py-2.5">
        <input
          type="checkbox"
          className="tick mt-0.5"
          checked={checked}
          required={required}
          onChange={(event) => onChange(event.target.checked)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} role="alert" className="pl-7 text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  )
}
