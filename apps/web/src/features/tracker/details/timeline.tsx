import type { TrackedJob } from '@lilypad/contracts'
import { statusName, TRACKER_STATUSES } from '@lilypad/domain'
import { HueDot } from '@/ui/chip.tsx'
import { formatInstant } from '@/ui/text/format.ts'
import { DetailsSection } from './details-section.tsx'
import { timelineSteps } from './timeline-steps.ts'

const colorOf = (status: number) => TRACKER_STATUSES.find(({ id }) => id === status)?.color

/** When the application reached each status. */
export const Timeline = ({ job }: { job: TrackedJob }) => (
  <DetailsSection title="Timeline">
    <ol className="relative grid gap-3 pl-5 before:absolute before:inset-y-2 before:left-[5px] before:w-px before:bg-line">
      {timelineSteps(job).map(({ status, at }) => (
        <li key={`${status} ${at}`} className="relative text-sm">
          <HueDot
            color={colorOf(status)}
            className="absolute top-1.5 -left-5 size-2.75 ring-3 ring-surface-raised"
          />
          <span className="font-semibold">{statusName(status)}</span>{' '}
          <time dateTime={at} className="text-ink-soft">
            {formatInstant(at)}
          </time>
        </li>
      ))}
    </ol>
  </DetailsSection>
)
