import { paths } from '@lilypad/contracts/addresses'
import { getTitle, hiddenBy } from '@lilypad/domain'
import { BellIcon, buttonClass, EyeOffIcon, IconButton } from '@lilypad/ui'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { useHidden } from '@/api/jobs/hidden.ts'
import { useShortcuts } from '@/parts/use-shortcuts.ts'
import { Button } from '@/ui/button.tsx'
import { usePendingClick } from '../use-pending-click.ts'
import { type HideableJob, type OnFollow, type OnHide, useHiding } from './use-hiding.ts'

/** One element each for all cards, so that React never renders them again. */
const ICON = <EyeOffIcon />
const BELLS = { empty: <BellIcon />, full: <BellIcon fill="currentColor" /> }

type HideButtonProps = {
  title: string
  /** The job, and the same at other places. */
  jobs: readonly HideableJob[]
  onHide: OnHide
  size?: 'medium' | 'large'
}

export function HideButton({ title, jobs, onHide, size = 'medium' }: HideButtonProps) {
  const press = usePendingClick(() => onHide(jobs))
  return (
    <IconButton label={`Hide ${title}`} title="Hide" size={size} data-hide="" {...press}>
      {ICON}
    </IconButton>
  )
}

type FollowToggleProps = { job: { companyName: string; isFollowed?: boolean }; onFollow: OnFollow }

/** Follows the company of a card, or no longer. */
export function FollowToggle({ job: { companyName, isFollowed = false }, onFollow }: FollowToggleProps) {
  const press = usePendingClick(() => onFollow(companyName, !isFollowed))
  return (
    <IconButton
      label={`Follow ${companyName}`}
      aria-pressed={isFollowed}
      className="aria-pressed:text-accent-text"
      {...press}
    >
      {BELLS[isFollowed ? 'full' : 'empty']}
    </IconButton>
  )
}

/** Keeps the focus on what takes the place of a pressed button. */
function useFocusHere(state: string | undefined) {
  const here = useRef<HTMLParagraphElement & HTMLSpanElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      here.current?.querySelector<HTMLElement>('button, a')?.focus()
    isPressed.current = false
  }, [state])
  const follow = (work: Promise<void>) => {
    isPressed.current = true
    return work
  }
  return { here, follow }
}

type JobHidingProps = {
  job: HideableJob
  /** Whether `x` presses its button: beside a list, that does. */
  hasKey?: boolean
}

/** Hides a job, or says what hides it and takes that back; nothing for visitors. */
export function JobHiding({ job, hasKey = false }: JobHidingProps) {
  const isMember = useUser() !== null
  const { rule, isPending } = useHidden()
  const { hide, show, setCompany } = useHiding()
  const hidden = hiddenBy(rule, job)
  const { here, follow } = useFocusHere(hidden?.by)
  useShortcuts(({ key }) => {
    if (hasKey && key === 'x') here.current?.querySelector('button')?.click()
  })
  if (!isMember || isPending) return null
  if (!hidden)
    return (
      <span ref={here}>
        <HideButton title={getTitle(job)} jobs={[job]} onHide={(jobs) => follow(hide(jobs))} size="large" />
      </span>
    )
  return (
    <p ref={here} className="flex min-h-11 flex-wrap items-center gap-x-1 text-ink-soft text-sm">
      {hidden.by === 'job' && 'Hidden ·'}
      {hidden.by === 'company' && `All jobs of ${job.companyName} are hidden ·`}
      {hidden.by === 'word' && `Hidden by the word “${hidden.word}” ·`}
      {hidden.by === 'word' ? (
        <Link to={paths.hidden.href()} className={buttonClass('quiet', 'small')}>
          Change
        </Link>
      ) : (
        <Button
          look="quiet"
          size="small"
          onClick={() =>
            void follow(hidden.by === 'job' ? show([job.id]) : setCompany(job.companyName, false))
          }
        >
          Unhide
        </Button>
      )}
    </p>
  )
}

export function HiddenCompany({ name }: { name: string }) {
  const { rule } = useHidden()
  const { setCompany } = useHiding()
  if (!rule.companies.has(name)) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-md bg-wash px-4 py-2 text-sm">
      You hide all jobs of {name}.
      <Button look="quiet" size="small" onClick={() => void setCompany(name, false)}>
        Show them again
      </Button>
    </p>
  )
}
