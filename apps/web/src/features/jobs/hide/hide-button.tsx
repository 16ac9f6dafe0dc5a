import { paths } from '@lilypad/contracts/addresses'
import { getTitle, hiddenBy } from '@lilypad/domain'
import { buttonClass, EyeOffIcon, IconButton } from '@lilypad/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { useHidden } from '@/api/jobs/hidden.ts'
import { Button } from '@/ui/button.tsx'
import { isTyping } from '@/ui/fields/is-typing.ts'
import { type HideableJob, type OnHide, useHiding } from './use-hide.ts'

/** One element for all cards, so that React never renders it again. */
const ICON = <EyeOffIcon />

type HideButtonProps = {
  title: string
  /** The job, and the same at other places. */
  jobs: readonly HideableJob[]
  onHide: OnHide
  size?: 'medium' | 'large'
}

/** Hides a job with all its places. */
export const HideButton = ({ title, jobs, onHide, size = 'medium' }: HideButtonProps) => {
  const [isPending, setPending] = useState(false)
  const hide = async () => {
    if (isPending) return
    setPending(true)
    await onHide(jobs)
    setPending(false)
  }
  return (
    <IconButton
      label={`Hide ${title}`}
      title="Hide"
      size={size}
      aria-busy={isPending || undefined}
      data-hide=""
      onClick={hide}
    >
      {ICON}
    </IconButton>
  )
}

/** Keeps the focus on what takes the place of a pressed button. */
const useFocusHere = (state: string | undefined) => {
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

/** `x` presses the button, unless somebody types or a dialog is open. */
const useKey = (here: RefObject<HTMLElement | null>, isOn: boolean) =>
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== 'x' || ctrlKey || metaKey || altKey || isTyping(target)) return
      if (!document.querySelector('dialog[open]')) here.current?.querySelector('button')?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [here, isOn])

type JobHidingProps = {
  job: HideableJob
  /** Whether it listens for the key: beside a list, that does. */
  hasKey?: boolean
}

/** Hides a job, or says what hides it and takes that back; nothing for visitors. */
export const JobHiding = ({ job, hasKey = false }: JobHidingProps) => {
  const isMember = useUser() !== null
  const { rule, isPending } = useHidden()
  const { hide, show, setCompany } = useHiding()
  const hidden = hiddenBy(rule, job)
  const { here, follow } = useFocusHere(hidden?.by)
  useKey(here, hasKey)
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

/** On the page of an employer that the person hides: says so, and takes it back. */
export const HiddenCompany = ({ name }: { name: string }) => {
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
