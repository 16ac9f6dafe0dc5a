import type { JobRow } from '@lilypad/contracts'
import { Chip } from '@/ui/chip.tsx'
import { useAudienceColors } from './audience-colors.ts'

/** Category and the first audience, in the tint of its family; how many more, and on hover which. */
export const JobChips = ({ job }: { job: Pick<JobRow, 'category' | 'audience'> }) => {
  const colors = useAudienceColors()
  const [first, ...others] = job.audience
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Category and audience">
      <Chip as="li">{job.category}</Chip>
      {first !== undefined && (
        <Chip as="li" color={colors[first]}>
          {first}
        </Chip>
      )}
      {others.length > 0 && (
        <li
          title={others.join('\n')}
          className="relative z-10 px-1 font-medium text-ink-soft text-xs leading-6"
        >
          <span aria-hidden="true">+{others.length}</span>
          <span className="sr-only">and {others.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}
