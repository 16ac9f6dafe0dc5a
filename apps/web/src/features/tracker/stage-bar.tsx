import type { TrackedJob } from '@lilypad/contracts'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { HueDot } from '@/ui/chip.tsx'
import { cx } from '@/ui/cx.ts'
import { boardColumns, jobsByColumn } from './board/board-rule.ts'

type StageBarProps = {
  jobs: readonly TrackedJob[]
  statuses: readonly StatusOption[]
  stage: number | null
  onStage: (stage: number | null) => void
}

/** How many applications are in each stage. One that is pressed shows these alone; pressed again, all. */
export const StageBar = ({ jobs, statuses, stage, onStage }: StageBarProps) => {
  const stages = boardColumns(statuses)
  const counts = jobsByColumn(jobs, stages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend where a name is enough
    <div role="group" aria-label="Stages" className="bleed mt-4 flex gap-1.5 overflow-x-auto pb-1">
      {stages.map(({ id, name, color }, place) => (
        <button
          key={id}
          type="button"
          aria-pressed={stage === id}
          onClick={() => onStage(stage === id ? null : id)}
          className={cx(
            'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full px-3 text-sm ring-1 ring-inset transition duration-120 touch:min-h-11',
            stage === id
              ? 'bg-accent-soft font-semibold ring-primary'
              : 'bg-surface-raised ring-line hover:bg-wash',
          )}
        >
          <HueDot color={color} />
          {name}
          <span className="font-bold tabular-nums">{counts[place]?.length ?? 0}</span>
        </button>
      ))}
    </div>
  )
}
