import type { CuratedListing, CurationEdit } from '@lilypad/contracts'
import { FACT_NAMES, type FactName } from '@lilypad/domain'
import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/chip.tsx'
import { FIELD_NAMES, FIELD_VALUES } from './listing-fields.tsx'

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
