import type { JobRow } from '@lilypad/contracts'
import {
  type AppliedBefore,
  appliedText,
  formatDay,
  type JobDates,
  jobDateFacts,
  jobDateWords,
} from '@lilypad/domain'
import { CheckIcon, Chip, cx } from '@lilypad/ui'
import { createContext, type ReactNode, useContext } from 'react'

export type Part = { key: string; text: ReactNode; className?: string | false | undefined }

type DottedLineProps = { parts: readonly Part[]; className?: string; title?: string }

/**
 * Facts in a row, with a dot between each two. Where they wrap, a fact stays whole if it can, and no line begins or ends
 * with a dot: the one before the first fact of a line is clipped at the edge. Nothing in it is positioned, so that it
 * stays below the link of a card.
 */
export const DottedLine = ({ parts, className, title }: DottedLineProps) => (
  <p title={title} className={cx('overflow-x-clip', className)}>
    <span className="-ml-3 flex flex-wrap">
      {parts.map((part, place) => (
        <span key={part.key} className={cx('pl-3', part.className)}>
          {place > 0 && (
            <span aria-hidden="true" className="-ml-3 inline-block w-3 whitespace-pre text-center">
              {' · '}
            </span>
          )}
          {part.text}
        </span>
      ))}
    </span>
  </p>
)

/** The parts of a line that are words alone. */
export const wordParts = (words: readonly string[]): Part[] => words.map((text) => ({ key: text, text }))

type JobDatesLineProps = {
  dates: JobDates
  /** Calendar day in New York. */
  today: string
  className: string
}

/** When a job was added, checked and, if that was long before, posted; the days themselves on hover. */
export const JobDatesLine = ({ dates, today, className }: JobDatesLineProps) => {
  const words = jobDateWords(dates, today)
  const days = jobDateFacts(dates).map(({ name, day }) => `${name}: ${formatDay(day)}`)
  if (words.length === 0) return null
  return <DottedLine parts={wordParts(words)} title={days.join('\n')} className={className} />
}

type AppliedLineProps = {
  before: AppliedBefore
  companyName: string
  /** Calendar day in New York. */
  today: string
}

/** 'You applied to this in March.' */
export const AppliedLine = ({ before, companyName, today }: AppliedLineProps) => (
  <p className="wrap-anywhere flex items-start gap-1.5 font-medium text-accent-text text-sm">
    <CheckIcon size={16} className="mt-0.5 shrink-0" />
    <span className="text-balance">{appliedText(before, companyName, today)}</span>
  </p>
)

const AudienceColorsContext = createContext<Record<string, string>>({})

/** Audience label to colour, looked up once for all chips of a screen. */
export const AudienceColors = AudienceColorsContext.Provider
const useAudienceColors = () => useContext(AudienceColorsContext)

type JobChipsProps = {
  job: Pick<JobRow, 'category' | 'audience'>
  /** Where there is room for all audiences. */
  isWhole?: boolean
}

/** Category and the first audience, in the tint of its family; how many more, and on hover which. */
export const JobChips = ({ job, isWhole = false }: JobChipsProps) => {
  const colors = useAudienceColors()
  const shown = isWhole ? job.audience : job.audience.slice(0, 1)
  const others = job.audience.slice(shown.length)
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Category and audience">
      <Chip as="li">{job.category}</Chip>
      {shown.map((label) => (
        <li key={label} className="flex max-w-full">
          <Chip color={colors[label]}>{label}</Chip>
          {others.length > 0 && (
            <span
              title={others.join('\n')}
              className="relative z-10 pl-2.5 font-medium text-ink-soft text-xs leading-6"
            >
              <span aria-hidden="true">+{others.length}</span>
              <span className="sr-only"> and {others.join(', ')}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
