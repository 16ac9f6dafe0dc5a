import { cx } from '@/ui/cx.ts'
import { SplitIcon } from '@/ui/tool-icons.tsx'
import type { Split } from './use-split.ts'

/** Puts the list beside the job, where there is room for both. */
export const SplitToggle = ({ split: { hasRoom, isOn, toggle } }: { split: Split }) =>
  hasRoom && (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className={cx(
        'inline-flex min-h-8 items-center gap-1.5 rounded-sm px-3 font-semibold text-sm ring-1 ring-inset transition duration-120 touch:min-h-11',
        isOn
          ? 'bg-accent-soft text-accent-text ring-accent'
          : 'bg-surface-raised text-ink ring-line-button hover:ring-line-strong',
      )}
    >
      <SplitIcon size={16} />
      Split view
    </button>
  )
