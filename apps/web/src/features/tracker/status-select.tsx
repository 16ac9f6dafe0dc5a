import { BackIcon, ChevronIcon, cx, TINTED } from '@lilypad/ui'
import type { ComponentProps, CSSProperties } from 'react'
import type { StatusOption } from '@/api/tracker/tracker.ts'

type StatusSelectProps = Pick<ComponentProps<'select'>, 'onKeyDown' | 'aria-keyshortcuts'> & {
  label: string
  status: number
  statuses: readonly StatusOption[]
  isDisabled: boolean
  /** Where the status is seen already: a picture that opens the same list. */
  isIcon?: boolean
  onChange: (status: number) => void
}

export function StatusSelect({
  label,
  status,
  statuses,
  isDisabled,
  isIcon = false,
  onChange,
  ...rest
}: StatusSelectProps) {
  const color = statuses.find(({ id }) => id === status)?.color
  return (
    <div
      style={{ '--hue': color } as CSSProperties}
      className={cx(
        'relative',
        isIcon
          ? 'grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-wash touch:size-11 has-focus-visible:outline-2 has-focus-visible:outline-primary'
          : cx('w-full max-w-44 rounded-full', TINTED),
      )}
    >
      <select
        aria-label={label}
        value={status}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
        {...rest}
        className={
          isIcon
            ? 'absolute inset-0 appearance-none rounded-sm bg-transparent text-[0px]'
            : 'min-h-8 w-full appearance-none truncate rounded-full bg-transparent py-1 pr-8 pl-3.5 font-semibold text-sm transition duration-120 hover:bg-wash md:min-h-7 md:py-0.5 touch:min-h-11'
        }
      >
        {statuses.map(({ id, name }) => (
          <option key={id} value={id} className="bg-surface-raised text-ink text-sm">
            {name}
          </option>
        ))}
      </select>
      {isIcon ? (
        <BackIcon className="pointer-events-none rotate-180" />
      ) : (
        <ChevronIcon size={15} className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
      )}
    </div>
  )
}
