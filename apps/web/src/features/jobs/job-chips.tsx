import type { JobRow } from '@lilypad/contracts'
import { Chip } from '@/ui/chip.tsx'
import { useAudienceColors } from './audience-colors.ts'

/** Category and audiences; each audience in a tint of its colour. */
export const JobChips = ({ job }: { job: Pick<JobRow, 'category' | 'audience'> }) => {
  const colors = useAudienceColors()
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Category and audience">
      <Chip as="li">{job.category}</Chip>
      {job.audience.map((label) => (
        <Chip as="li" key={label} color={colors[label]}>
          {label}
        </Chip>
      ))}
    </ul>
  )
}
