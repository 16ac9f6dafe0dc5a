import type { CuratedListing, CurationEdit } from '@lilypad/contracts'
import { audienceLabel, FACT_NAMES, type FactName, factLines, NOT_STATED, printedMax } from '@lilypad/domain'
import { Chip } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { colorsQuery } from '@/api/home/home.ts'
import { Button } from '@/ui/button.tsx'

function Audience({ audience }: Pick<CuratedListing, 'audience'>) {
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

type Field = { label: string; value: (job: CuratedListing) => ReactNode }

const fact = (label: string, name: FactName): Field => ({
  label,
  value: ({ facts }) =>
    factLines(facts)
      .filter((line) => line.fact === name)
      .flatMap(({ texts }) => texts.map((text) => <p key={text}>{text}</p>)),
})

const FIELDS: Record<CurationEdit, Field> = {
  category: { label: 'Category', value: ({ category }) => category },
  audience: { label: 'Audience', value: ({ audience }) => <Audience audience={audience} /> },
  travel: { label: 'Travel', value: ({ travel }) => travel },
  workplace: { label: 'Workplace', value: ({ workplace }) => workplace ?? NOT_STATED },
  salary_max: {
    label: 'Salary',
    value: ({ salary_max: dollars }) => (dollars === null ? NOT_STATED : printedMax(dollars)),
  },
  featured: { label: 'Featured', value: ({ featured }) => (featured ? 'Yes' : 'No') },
  eligibility: fact('Where one may live', 'eligibility'),
  licence: fact('Licence', 'licence'),
  requirements: fact('Degree and experience', 'requirements'),
  calendar: fact('When', 'calendar'),
}

function findEvidence({ facts }: CuratedListing, field: CurationEdit) {
  const name = FACT_NAMES.find((one) => one === field)
  return name ? facts[name].evidence : []
}

type ListingFieldProps = {
  job: CuratedListing
  field: CurationEdit
  isLocked: boolean
  onGiveBack: (field: CurationEdit) => void
}

export function ListingField({ job, field, isLocked, onGiveBack }: ListingFieldProps) {
  const { label, value } = FIELDS[field]
  const isEdited = job.edited.includes(field)
  const reason = job.reasons[field]
  const confidence = field === 'category' || field === 'workplace' ? job.confidence[field] : undefined
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className="mt-0.5 text-sm">
        <div className="font-semibold">
          {value(job)}
          {confidence && (
            <span className="font-normal text-ink-soft"> {Math.round(confidence.chance * 100)} % sure</span>
          )}
        </div>
        {confidence?.passage && (
          <blockquote className="wrap-anywhere mt-1 text-ink-soft text-xs">
            {confidence.passage.before} <strong className="text-ink">{confidence.passage.sentence}</strong>{' '}
            {confidence.passage.after}
          </blockquote>
        )}
        {!isEdited && reason !== undefined && (
          <p className="mt-1 line-clamp-4 text-ink-soft text-xs" title={reason}>
            {reason}
          </p>
        )}
        {findEvidence(job, field).map((words) => (
          <blockquote
            key={words}
            className="wrap-anywhere mt-1 line-clamp-4 text-ink-soft text-xs"
            title={words}
          >
            “{words}”
          </blockquote>
        ))}
        {isEdited && (
          <div className="mt-1 flex flex-wrap items-center gap-1">
            <Chip tone="highlight">Edited</Chip>
            <Button look="quiet" size="small" disabled={isLocked} onClick={() => onGiveBack(field)}>
              Give back<span className="sr-only"> {label} to the rules</span>
            </Button>
          </div>
        )}
      </dd>
    </div>
  )
}
