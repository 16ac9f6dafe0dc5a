import { Button } from '@/ui/button.tsx'
import { SplitIcon } from '@/ui/tool-icons.tsx'
import type { Split } from './use-split.ts'

/** Puts the list beside the job, where there is room for both. */
export const SplitToggle = ({ split: { hasRoom, isOn, toggle } }: { split: Split }) =>
  hasRoom && (
    <Button
      size="small"
      aria-pressed={isOn}
      onClick={toggle}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text aria-pressed:ring-accent"
    >
      <SplitIcon size={16} />
      Split view
    </Button>
  )
