import type { CuratedListing, CurationEdit } from '@lilypad/contracts'
import { audienceLabel, printedMax } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { colorsQuery } from '@/api/home/home.ts'
import { Chip } from '@/ui/chip.tsx'

export const FIELD_NAMES: Record<CurationEdit, string> = {
  category: 'Category',
  audience: 'Audience',
  travel: 'Travel',
  salary_max: 'Salary',
  featured: 'Featured',
}

const Audience = ({ audience }: Pick<CuratedListing, 'audience'>) => {
  const { data: colors = {} } = useQuery(colorsQuery)
  if (audience.length === 0) return 'None'
  return (
    <ul className="flex flex-wrap gap-1.5">
      {audience.map(audienceLabel).map((label) => (
        <Chip as="li" key={label} color={colors[label]}>
          {label}
        </Chip>
      ))}
    </ul>
  )
}

/** The value of each curated field of a job. */
export const FIELD_VALUES: Record<CurationEdit, (job: CuratedListing) => ReactNode> = {
  category: ({ category }) => category,
  audience: ({ audience }) => <Audience audience={audience} />,
  travel: ({ travel }) => travel,
  salary_max: ({ salary_max: dollars }) => (dollars === null ? 'Not stated' : printedMax(dollars)),
  featured: ({ featured }) => (featured ? 'Yes' : 'No'),
}
