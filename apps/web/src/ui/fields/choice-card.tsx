import { cx } from '@lilypad/ui'
import { type ReactNode, useId } from 'react'

type ChoiceCardProps = {
  /** `radio` where one excludes the others of the same name. */
  type: 'radio' | 'checkbox'
  name: string
  label: ReactNode
  /** A few words that help to choose. */
  help?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  /** What belongs to the choice; below it. */
  children?: ReactNode
  /** Whether what is below tells of the choice, and may be pressed like the rest; else it has controls of its own. */
  isWhole?: boolean
}

const FOCUS =
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary has-[:focus-visible]:outline-offset-2'

export function ChoiceCard({
  type,
  name,
  label,
  help,
  checked,
  disabled = false,
  onChange,
  children,
  isWhole = false,
}: ChoiceCardProps) {
  const id = useId()
  return (
    <div
      className={cx(
        'card relative transition duration-120',
        isWhole && 'h-full',
        checked
          ? 'bg-accent-soft shadow-[inset_0_0_0_2px_var(--primary)]'
          : 'hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
      )}
    >
      <label
        className={cx(
          'flex min-h-13 cursor-pointer items-center gap-3 rounded-md px-4 py-3 has-disabled:cursor-not-allowed has-disabled:opacity-60',
          isWhole && 'after:absolute after:inset-0',
          FOCUS,
        )}
      >
        <input
          type={type}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={isWhole ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="tick size-5 outline-none"
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold">{label}</span>
          {help && <span className="text-ink-soft text-sm">{help}</span>}
        </span>
      </label>
      {children && (
        <div id={id} className="px-4 pb-4">
          {children}
        </div>
      )}
    </div>
  )
}
