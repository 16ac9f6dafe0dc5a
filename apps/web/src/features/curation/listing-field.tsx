import type { CuratedListing, CurationEdit } from '@lilypad/contracts'
import { audienceLabel, FACT_NAMES, type FactName, factLines, NOT_STATED, printedMax } from '@lilypad/domain'
import { Chip } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { colorsQuery } from '@/api/home/home.ts'
import { Button } from '@/ui/button.tsx'

const FIELD_NAMES: Record<CurationEdit, string> = {
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
const FIELD_VALUES: Record<CurationEdit, (job: CuratedListing) => ReactNode> = {
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

type ListingFieldProps = {
  job: CuratedListing
  field: CurationEdit
  isLocked: boolean
  onGiveBack: (field: CurationEdit) => void
}

type Confidence = NonNullable<CuratedListing['confidence']['category']>

const Passage = ({
  passage: { before, sentence, after },
}: {
  passage: NonNullable<Confidence['passage']>
}) => (
  <blockquote className="wrap-anywhere mt-1 text-ink-soft text-xs">
    {before} <strong className="text-ink">{sentence}</strong> {after}
  </blockquote>
)

const isFact = (field: CurationEdit): field is FactName => FACT_NAMES.some((name) => name === field)

/** One curated field: its value, and the reason or the posting’s words behind it, or that an admin set it. */
export const ListingField = ({ job, field, isLocked, onGiveBack }: ListingFieldProps) => {
  const isEdited = job.edited.includes(field)
  const reason = job.reasons[field]
  const confidence = field === 'category' || field === 'workplace' ? job.confidence[field] : undefined
  const evidence = isFact(field) ? job.facts[field].evidence : []
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-xs">{FIELD_NAMES[field]}</dt>
      <dd className="mt-0.5 text-sm">
        <div className="font-semibold">
          {FIELD_VALUES[field](job)}
          {confidence && (
            <span className="font-normal text-ink-soft"> {Math.round(confidence.chance * 100)} % sure</span>
          )}
        </div>
        {confidence?.passage && <Passage passage={confidence.passage} />}
        {!isEdited && reason !== undefined && (
          <p className="mt-1 line-clamp-4 text-ink-soft text-xs" title={reason}>
            {reason}
          </p>
        )}
        {evidence.map((words) => (
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
              Give back<span className="sr-only"> {FIELD_NAMES[field]} to the rules</span>
            </Button>
          </div>
        )}
      </dd>
    </div>
  )
}
