import { Chip } from '@/ui/chip.tsx'

export type AudienceColors = Record<string, string>

/** Whom the job is for: the first as a tag in its colour, and how many more there are; all of them for screen readers. */
export const AudienceTags = ({
  audience,
  colors,
}: {
  audience: readonly string[]
  colors: AudienceColors
}) => (
  <div title={audience.join(', ')} className="flex min-w-0 items-center gap-1 empty:hidden">
    <ul aria-label="Audience" className="contents">
      {audience.map((label, place) => (
        <li key={label} className={place === 0 ? 'min-w-0 truncate' : 'sr-only'}>
          <Chip color={colors[label]}>{label}</Chip>
        </li>
      ))}
    </ul>
    {audience.length > 1 && (
      <span aria-hidden="true" className="shrink-0 text-ink-soft text-xs">
        +{audience.length - 1}
      </span>
    )}
  </div>
)
