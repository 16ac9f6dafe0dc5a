import type { CuratedListing, CurationEdit } from '@lilypad/contracts'
import { audienceLabel, type FactName, factLines, NOT_STATED, printedMax } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { colorsQuery } from '@/api/home/home.ts'
import { Chip } from '@/ui/chip.tsx'

export const FIELD_NAMES: Record<CurationEdit, string> = {
  category: 'Category',
  audience: 'Audience',
  travel: 'Travel',
  workplace: 'Workplace',
  salary_max: 'Salary',
  featured: 'Featured',
  eligibility: 'Where one may live',
  licence: 'Licence',
  requirements: 'Degree and experience',
  calendar: 'When',
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

const Fact = ({ job, name }: { job: CuratedListing; name: FactName }) =>
  factLines(job.facts)
    .filter(({ fact }) => fact === name)
    .flatMap(({ texts }) => texts.map((text) => <p key={text}>{text}</p>))

/** The value of each curated field of a job. */
export const FIELD_VALUES: Record<CurationEdit, (job: CuratedListing) => ReactNode> = {
  category: ({ category }) => category,
  audience: ({ audience }) => <Audience audience={audience} />,
  travel: ({ travel }) => travel,
  workplace: ({ workplace }) => workplace ?? NOT_STATED,
  salary_max: ({ salary_max: dollars }) => (dollars === null ? NOT_STATED : printedMax(dollars)),
  featured: ({ featured }) => (featured ? 'Yes' : 'No'),
  eligibility: (job) => <Fact job={job} name="eligibility" />,
  licence: (job) => <Fact job={job} name="licence" />,
  requirements: (job) => <Fact job={job} name="requirements" />,
  calendar: (job) => <Fact job={job} name="calendar" />,
}
