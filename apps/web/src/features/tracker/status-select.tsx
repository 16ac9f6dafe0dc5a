import type { ComponentProps, CSSProperties } from 'react'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { cx } from '@/ui/cx.ts'
import { ChevronIcon } from '@/ui/icons.tsx'

/** Tint and ink of the status's hue at a fixed lightness, so that any colour is readable. */
const TINTED =
  'bg-[oklch(from_var(--hue)_var(--chip-tint-light)_min(c,0.035)_h)] text-[oklch(from_var(--hue)_var(--chip-ink-light)_min(c,0.11)_h)]'

type StatusSelectProps = Pick<ComponentProps<'select'>, 'onKeyDown' | 'aria-keyshortcuts'> & {
  label: string
  status: number
  statuses: readonly StatusOption[]
  isDisabled: boolean
  onChange: (status: number) => void
}

/** How far an application is: one of the server's statuses. */
export const StatusSelect = ({
  label,
  status,
  statuses,
  isDisabled,
  onChange,
  ...rest
}: StatusSelectProps) => {
  const color = statuses.find(({ id }) => id === status)?.color
  return (
    <div
      style={{ '--hue': color } as CSSProperties}
      className={cx('relative w-full max-w-44 rounded-full', TINTED)}
    >
      <select
        aria-label={label}
        value={status}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
        {...rest}
        className="min-h-8 w-full appearance-none truncate rounded-full bg-transparent py-1 pr-8 pl-3.5 font-semibold text-sm transition duration-120 hover:bg-wash touch:min-h-11"
      >
        {statuses.map(({ id, name }) => (
          <option key={id} value={id} className="bg-surface-raised text-ink">
            {name}
          </option>
        ))}
      </select>
      <ChevronIcon size={15} className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
    </div>
  )
}
