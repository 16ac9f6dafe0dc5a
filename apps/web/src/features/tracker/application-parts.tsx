import type { TrackedJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import {
  daysInStage,
  formatDay,
  getTitle,
  inStageSince,
  nextReminder,
  outboundLink,
  shortDay,
} from '@lilypad/domain'
import {
  BreakableText,
  CalendarIcon,
  Chip,
  cx,
  DetailsIcon,
  formatInstant,
  IconButton,
  OutIcon,
  plural,
  StarIcon,
} from '@lilypad/ui'
import { useSyncExternalStore } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { unsentStatuses } from '@/api/tracker/unsent-statuses.ts'

type RoleTarget = { href: string; isOutside: boolean }

/**
 * Where a role's title leads: to the job's page if there is a full description, otherwise to the company's own
 * with tracking parameters; null where there is neither. Source: specification part 2, 'Job tracker'.
 */
const roleTarget = ({
  id,
  description,
  url,
}: Pick<TrackedJob, 'id' | 'description' | 'url'>): RoleTarget | null => {
  if (description) return { href: `#${paths.job.href(id)}`, isOutside: false }
  const href = url && outboundLink(url)
  return href ? { href, isOutside: true } : null
}

const CLASS = 'font-semibold text-ink wrap-anywhere'

/** The title of the job that somebody applies for, leading to where one can read it. */
export const RoleLink = ({ job, className }: { job: TrackedJob; className?: string }) => {
  const target = roleTarget(job)
  const text = <BreakableText text={getTitle(job)} />
  if (!target) return <span className={cx(CLASS, className)}>{text}</span>
  return (
    <a
      href={target.href}
      {...(target.isOutside && { target: '_blank', rel: 'noopener' })}
      className={cx(
        CLASS,
        'inline-block min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-current',
        className,
      )}
    >
      {text}
      {target.isOutside && (
        <>
          {/* Keeps the arrow with the last word. */}
          {'\u00a0'}
          <OutIcon size={13} className="inline text-ink-soft" />
        </>
      )}
    </a>
  )
}

type RowButtonsProps = {
  title: string
  isPending: boolean
  openDetails: () => void
  remove: () => Promise<void>
}

/** What can be done with an application besides changing its status. */
export const RowButtons = ({ title, isPending, openDetails, remove }: RowButtonsProps) => (
  <>
    <IconButton label={`Details of ${title}`} disabled={isPending} onClick={openDetails}>
      <DetailsIcon />
    </IconButton>
    <IconButton
      label={`Stop tracking ${title}`}
      data-remove=""
      disabled={isPending}
      onClick={remove}
      className="text-secondary hover:text-secondary"
    >
      <StarIcon fill="currentColor" />
    </IconButton>
  </>
)

type DatedProps = { job: TrackedJob; today: string }

/** How long an application has been in its stage. */
export const StageAge = ({ job, today }: DatedProps) => {
  const since = inStageSince(job)
  const days = daysInStage(job, today)
  return (
    <time dateTime={since} title={`Since ${formatInstant(since)}`} className="whitespace-nowrap tabular-nums">
      {days === 0 ? 'Since today' : plural(days, 'day')}
    </time>
  )
}

/** The next reminder of an application, and the last day to apply. */
export const NextDates = ({ job, today }: DatedProps) => {
  const reminder = nextReminder(job, today)
  const { deadline } = job
  return (
    <>
      {reminder && (
        <time
          dateTime={reminder}
          title={`Reminder on ${formatDay(reminder)}`}
          className="flex items-center gap-1 whitespace-nowrap text-ink"
        >
          <CalendarIcon size={13} />
          <span className="sr-only">Reminder on</span>
          {shortDay(reminder, today)}
        </time>
      )}
      {deadline && (
        <time
          dateTime={deadline}
          title={`Apply by ${formatDay(deadline)}`}
          className="block whitespace-nowrap"
        >
          <span className="sr-only">Apply </span>by {shortDay(deadline, today)}
        </time>
      )}
    </>
  )
}

/** Says that the status of an application is not on the server yet. */
export const WaitingMark = ({ id }: { id: number }) => {
  const userId = useUser()?.id
  const waits = useSyncExternalStore(
    unsentStatuses.subscribe,
    () => userId !== undefined && unsentStatuses.find(userId, id) !== null,
    () => false,
  )
  return waits && <p className="font-semibold text-warning text-xs max-md:mt-0.5">Waiting to be sent</p>
}

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
