import type { TrackedJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import {
  daysInStage,
  formatDay,
  getTitle,
  inStageSince,
  interviewDay,
  interviewTime,
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
import type { useApplicationRow } from './use-application-row.ts'

const roleClass = 'font-semibold text-ink wrap-anywhere'

/**
 * The title of the job that somebody applies for. It leads to the job's page if there is a full description, otherwise to
 * the company's own with tracking parameters, if there is one. Source: specification part 2, 'Job tracker'.
 */
export function RoleLink({ job, className }: { job: TrackedJob; className?: string }) {
  const isOutside = !job.description
  const href = isOutside ? job.url && outboundLink(job.url) : `#${paths.job.href(job.id)}`
  const text = <BreakableText text={getTitle(job)} />
  if (!href) return <span className={cx(roleClass, className)}>{text}</span>
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener' })}
      className={cx(
        roleClass,
        'inline-block min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-current',
        className,
      )}
    >
      {text}
      {/* Keeps the arrow with the last word. */}
      {isOutside && '\u00a0'}
      {isOutside && <OutIcon size={13} className="inline text-ink-soft" />}
    </a>
  )
}

type RowButtonsProps = Pick<ReturnType<typeof useApplicationRow>, 'isPending' | 'openDetails' | 'remove'>

export const RowButtons = ({
  title,
  isPending,
  openDetails,
  remove,
}: RowButtonsProps & { title: string }) => (
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

export function StageAge({ job, today }: DatedProps) {
  const since = inStageSince(job)
  const days = daysInStage(job, today)
  return (
    <time dateTime={since} title={`Since ${formatInstant(since)}`} className="whitespace-nowrap tabular-nums">
      {days === 0 ? 'Since today' : `For ${plural(days, 'day')}`}
    </time>
  )
}

export function NextDates({ job, today }: DatedProps) {
  const reminder = nextReminder(job, today)
  const { deadline, interview } = job
  const interviewOn = interview && interviewDay(interview)
  return (
    <>
      {interview && interviewOn && interviewOn >= today && (
        <time dateTime={interview.at} className="font-semibold text-ink">
          Interview {shortDay(interviewOn, today)}, {interviewTime(interview)}
        </time>
      )}
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
export function WaitingMark({ id }: { id: number }) {
  const userId = useUser()?.id
  const waits = useSyncExternalStore(
    unsentStatuses.subscribe,
    () => userId !== undefined && unsentStatuses.find(userId, id) !== null,
    () => false,
  )
  return waits && <p className="font-semibold text-warning text-xs max-md:mt-0.5">Waiting to be sent</p>
}

export type AudienceColors = Record<string, string>

type AudienceTagsProps = { audience: readonly string[]; colors: AudienceColors }

/** Whom the job is for: the first as a tag in its colour, and how many more there are; all of them for screen readers. */
export const AudienceTags = ({ audience, colors }: AudienceTagsProps) => (
  <div title={audience.join(', ')} className="flex min-w-0 items-center gap-1 empty:hidden">
    <ul aria-label="Audience" className="contents">
      {audience.map((label, index) => (
        <li
          key={label}
          className={
            index === 0
              ? 'min-w-0 *:whitespace-normal *:rounded-md *:px-2 *:leading-4 *:wrap-anywhere'
              : 'sr-only'
          }
        >
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
