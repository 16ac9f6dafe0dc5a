import type { JobRow } from '@lilypad/contracts'
import { Chip } from '@/ui/chip.tsx'
import { useAudienceColors } from './audience-colors.ts'

/** Category and audiences; each audience in a tint of its colour. */
export const JobChips = ({ job }: { job: Pick<JobRow, 'category' | 'audience'> }) => {
  const colors = useAudienceColors()
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Category and audience">
      <li>
        <Chip>{job.category}</Chip>
      </li>
      {job.audience.map((label) => (
        <li key={label}>
          <Chip color={colors[label]}>{label}</Chip>
        </li>
      ))}
    </ul>
  )
}
