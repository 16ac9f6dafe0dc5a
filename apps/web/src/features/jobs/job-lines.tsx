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
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { colorsQuery } from '@/api/home/home.ts'

export type Fact = string | { key: string; text: ReactNode; className?: string | false | undefined }

type DottedLineProps = { facts: readonly Fact[]; className?: string; title?: string }

/**
 * Facts in a row, with a dot between each two. Where they wrap, a fact stays whole if it can, and no line begins or ends
 * with a dot: the one before the first fact of a line is clipped at the edge. Nothing in it is positioned, so that it
 * stays below the link of a card.
 */
export const DottedLine = ({ facts, className, title }: DottedLineProps) => (
  <p title={title} className={cx('overflow-x-clip', className)}>
    <span className="-ml-3 flex flex-wrap">
      {facts
        .map((fact) => (typeof fact === 'string' ? { key: fact, text: fact } : fact))
        .map((fact, index) => (
          <span key={fact.key} className={cx('pl-3', fact.className)}>
            {index > 0 && (
              <span aria-hidden="true" className="-ml-3 inline-block w-3 whitespace-pre text-center">
                {' · '}
              </span>
            )}
            {fact.text}
          </span>
        ))}
    </span>
  </p>
)

/** `today` is a calendar day in New York. */
type JobDatesLineProps = { dates: JobDates; today: string; className: string }

/** When a job was added, checked and, if that was long before, posted; the days themselves on hover. */
export function JobDatesLine({ dates, today, className }: JobDatesLineProps) {
  const words = jobDateWords(dates, today)
  const days = jobDateFacts(dates).map(({ name, day }) => `${name}: ${formatDay(day)}`)
  if (words.length === 0) return null
  return <DottedLine facts={words} title={days.join('\n')} className={className} />
}

type AppliedLineProps = {
  before: AppliedBefore
  /** Null where it stands beside. */
  companyName: string | null
  today: string
  className?: string
}

/** 'You applied to this in March.' */
export const AppliedLine = ({ before, companyName, today, className }: AppliedLineProps) => (
  <p className={cx('flex items-start gap-1.5 font-medium text-accent-text text-sm', className)}>
    <CheckIcon size={16} className="mt-0.5 shrink-0" />
    <span className="wrap-anywhere min-w-0 text-balance">{appliedText(before, companyName, today)}</span>
  </p>
)

const NO_COLORS: Record<string, string> = {}
const ColorsContext = createContext(NO_COLORS)

/** Looks up the colour of each audience once for all chips in it. */
export function AudienceColors({ children }: { children: ReactNode }) {
  const { data = NO_COLORS } = useQuery(colorsQuery)
  return <ColorsContext value={data}>{children}</ColorsContext>
}

type JobChipsProps = {
  job: Pick<JobRow, 'category' | 'audience'>
  /** Where there is room for all audiences. */
  isWhole?: boolean
  /** On phones a card shows the first audience alone; the experience is among its facts. */
  isOnCard?: boolean
  hasCategory?: boolean
}

/** '2-5 years of experience' for 'Relevant Skills (2-5 years)'. */
const experienceText = (label: string): string => label.replace(/^.*\((.+)\)$/, '$1 of experience')

/** Left out on phones, where the years alone say it. */
const OF_EXPERIENCE = ' of experience'

/**
 * Category and the first audience, in the tint of its family; of the others how many, on hover which, and the last, which
 * says the experience.
 */
export function JobChips({ job, isWhole = false, isOnCard = false, hasCategory = true }: JobChipsProps) {
  const colors = useContext(ColorsContext)
  const shown = isWhole ? job.audience : job.audience.slice(0, 1)
  const others = job.audience.slice(shown.length)
  const experience = experienceText(others.at(-1) ?? '')
  return (
    <ul
      className={cx(
        'flex min-w-0 gap-1.5',
        isOnCard ? '@max-lg:col-span-2 @max-lg:row-start-3 @max-lg:-mr-3 @lg:flex-wrap' : 'flex-wrap',
      )}
      aria-label="Category and audience"
    >
      {hasCategory && (
        <li className={cx('flex max-w-full', isOnCard && '@max-lg:hidden')}>
          <Chip>{job.category}</Chip>
        </li>
      )}
      {shown.map((label) => (
        <li key={label} className="flex min-w-0 max-w-full flex-wrap">
          <Chip color={colors[label]}>{label}</Chip>
          {others.length > 0 && (
            <span
              title={others.join('\n')}
              className={cx(
                'relative z-10 shrink-0 whitespace-nowrap pl-2.5 font-medium text-ink-soft text-xs leading-6',
                isOnCard && '@max-lg:pl-1.5',
              )}
            >
              <span aria-hidden="true">
                {others.length > 1 && `+${others.length - 1} · `}
                {experience.replace(OF_EXPERIENCE, '')}
                {experience.endsWith(OF_EXPERIENCE) && (
                  <span className={isOnCard ? '@max-lg:hidden' : undefined}>{OF_EXPERIENCE}</span>
                )}
              </span>
              <span className="sr-only"> and {others.join(', ')}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
