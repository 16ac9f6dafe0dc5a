import type { JobRow } from '@lilypad/contracts'
import { Chip } from '@/ui/chip.tsx'
import { useAudienceColors } from './audience-colors.ts'

type JobChipsProps = {
  job: Pick<JobRow, 'category' | 'audience'>
  /** Where there is room for all audiences. */
  isWhole?: boolean
}

/** Category and the first audience, in the tint of its family; how many more, and on hover which. */
export const JobChips = ({ job, isWhole = false }: JobChipsProps) => {
  const colors = useAudienceColors()
  const shown = isWhole ? job.audience : job.audience.slice(0, 1)
  const others = job.audience.slice(shown.length)
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Category and audience">
      <Chip as="li">{job.category}</Chip>
      {shown.map((label) => (
        <li key={label} className="flex max-w-full">
          <Chip color={colors[label]}>{label}</Chip>
          {others.length > 0 && (
            <span
              title={others.join('\n')}
              className="relative z-10 pl-2.5 font-medium text-ink-soft text-xs leading-6"
            >
              <span aria-hidden="true">+{others.length}</span>
              <span className="sr-only"> and {others.join(', ')}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
