import type { ReactNode } from 'react'

type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export const Switch = ({ label, checked, onChange, disabled }: SwitchProps) => (
  <label className="inline-flex min-h-6 cursor-pointer items-center gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:opacity-60 touch:min-h-11">
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className="peer sr-only"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className="relative h-6 w-10 shrink-0 rounded-full bg-line-strong transition duration-120 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-surface-raised after:transition after:duration-120 peer-checked:bg-accent peer-checked:after:translate-x-4 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary forced-colors:border forced-colors:border-[ButtonBorder] forced-colors:after:bg-[ButtonText] forced-colors:peer-checked:bg-[Highlight]" />
    {label}
  </label>
)
