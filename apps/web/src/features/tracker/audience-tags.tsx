import { Chip } from '@/ui/chip.tsx'

export type AudienceColors = Record<string, string>

/** Whom the job is for, each as a tag in its colour. */
export const AudienceTags = ({
  audience,
  colors,
}: {
  audience: readonly string[]
  colors: AudienceColors
}) => (
  <ul aria-label="Audience" className="flex flex-wrap gap-1 empty:hidden">
    {audience.map((label) => (
      <Chip as="li" key={label} color={colors[label]}>
        {label}
      </Chip>
    ))}
  </ul>
)
