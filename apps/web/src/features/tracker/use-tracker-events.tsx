import type { TrackedJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { ACCEPTED, getTitle } from '@lilypad/domain'
import { BreakableText, buttonClass, CloseIcon, IconButton } from '@lilypad/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { dropTrackedJob } from '@/api/tracker/tracker-changes.ts'
import { REDUCED_MOTION } from '@/ui/page/use-media-query.ts'
import { Celebration } from '@/ui/pictures/celebration.tsx'
import { JobDetailsDialog } from './details/job-details-dialog.tsx'
import { useForgetNotes } from './notes/user-notes.ts'
import type { RowEvents } from './use-application-row.ts'

/** Source: specification part 2, section 9. */
const SLIDE_MS = 300

/** Moves an element out to the right; ends when it is out of sight. Where motion is not wanted it goes at once. */
async function slideOut(element: Element): Promise<void> {
  const duration = window.matchMedia(REDUCED_MOTION).matches ? 0 : SLIDE_MS
  const frames = { transform: 'translateX(100%)', opacity: 0 }
  const animation = element.animate(frames, { duration, easing: 'ease-in', fill: 'forwards' })
  await animation.finished.catch(() => undefined)
}

const isShown = (element: HTMLElement): boolean =>
  // Older browsers hide by `display` alone, and cannot be asked.
  'checkVisibility' in element ? element.checkVisibility() : isPlaced(element)

const isPlaced = (element: { offsetParent: Element | null }) => element.offsetParent !== null

/** Where the focus goes when an application goes: to the same button of the one after it, else before it. */
function neighbourButton(element: Element): HTMLElement | null {
  const isThere = (button: HTMLElement) => isShown(button) && !element.contains(button)
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-remove]')]
  const index = buttons.findIndex((button) => element.contains(button))
  return buttons.slice(index + 1).find(isThere) ?? buttons.slice(0, index).findLast(isThere) ?? null
}

/** What there is to do once a job is accepted: the plan goes on until it is cancelled, e-mails until they are off. */
function NewJob({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  const isPaying = Boolean(useUser()?.stripeSubscriptionId)
  return (
    <section aria-label="Your new job" className="card relative mt-4 p-4 pr-14">
      <h2 className="font-bold wrap-anywhere">
        Congratulations on your new job, <BreakableText text={getTitle(job)} />
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft text-sm">
        {isPaying
          ? 'Your plan renews until you cancel it. Your profile says what it costs next and what stays, and has your saved searches with their e-mails.'
          : 'Your profile has your saved searches with their e-mails, which go on until you switch them off.'}
      </p>
      <Link to={paths.account.href()} className={buttonClass()}>
        {isPaying ? 'My plan and e-mails' : 'My saved searches'}
      </Link>
      <IconButton label="Close" onClick={onClose} className="absolute top-2 right-2">
        <CloseIcon />
      </IconButton>
    </section>
  )
}

export function useTrackerEvents(jobs: readonly TrackedJob[]) {
  const client = useQueryClient()
  const forgetNotes = useForgetNotes()
  const [isCelebrating, setCelebrating] = useState(false)
  const [acceptedId, setAcceptedId] = useState<number | null>(null)
  const [detailsId, setDetailsId] = useState<number | null>(null)
  const [announcement, announce] = useState('')
  const focusTarget = useRef<HTMLElement>(null)
  const events = useMemo<RowEvents>(
    () => ({
      onCelebrate: (id, status) => {
        setCelebrating(true)
        setAcceptedId(status === ACCEPTED ? id : null)
      },
      onDetails: setDetailsId,
      onRemoved: async (id, element) => {
        const next = neighbourButton(element)
        await slideOut(element)
        const target = next ?? focusTarget.current
        target?.focus()
        forgetNotes(id)
        dropTrackedJob(client, id)
        announce('You’ve stopped tracking this job.')
      },
      announce,
    }),
    [client, forgetNotes],
  )
  const endCelebration = useCallback(() => setCelebrating(false), [])
  const accepted = jobs.find(({ id, status }) => id === acceptedId && status === ACCEPTED)
  const detailed = jobs.find(({ id }) => id === detailsId)
  const overlays = (
    <>
      {isCelebrating && <Celebration onEnd={endCelebration} />}
      {detailed && <JobDetailsDialog job={detailed} onClose={() => setDetailsId(null)} />}
    </>
  )
  const news = accepted && <NewJob job={accepted} onClose={() => setAcceptedId(null)} />
  return { events, announcement, news, overlays, focusTarget }
}
