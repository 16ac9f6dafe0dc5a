import type { JobRow } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useCallback, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { toggleFavorite, trackedIdsQuery } from '@/api/jobs/favorites.ts'
import { recordJobClick } from '@/api/jobs/record-job-click.ts'
import { createStoredUser } from '@/api/stored-value.ts'
import { opensInNewTab } from '@/parts/new-tab.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { REDUCED_MOTION } from '@/ui/page/use-media-query.ts'
import { hideToast, showToast } from '@/ui/toasts/toasts.tsx'
import { type OnFollow, type OnHide, useHideInList } from './hide/use-hiding.ts'

export type CardActions = {
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: JobRow) => void
  onStar: (id: number) => Promise<void>
  /** Null for visitors. */
  onHide: OnHide | null
  /** Null for visitors, and on the page of the company. */
  onFollow: OnFollow | null
}

export function noteJobClick(job: JobRow): void {
  recordJobClick(job.id)
  trackJobClick('Job Card Click', job)
}

/** Who has seen where a first star leads. */
const informedUser = createStoredUser('lilypad-first-star')

/** Whether to say to a member, whose tracker is empty, where stars lead: once. */
function isFirstStar(userId: number): boolean {
  const isFirst = informedUser.get() !== userId
  informedUser.set(userId)
  return isFirst
}

const RIPPLE_MS = 700

/** A ring that runs out from the job's star like a ripple; nothing where motion is not wanted. */
function rippleFrom(jobId: number): void {
  if (window.matchMedia(REDUCED_MOTION).matches) return
  const ring = (spread: string, share: string) => ({
    borderRadius: '50%',
    boxShadow: `0 0 0 ${spread} color-mix(in oklab, var(--secondary) ${share}, transparent)`,
  })
  document
    .querySelector(`[data-star="${jobId}"]`)
    ?.animate([ring('0px', '60%'), ring('18px', '0%')], { duration: RIPPLE_MS, easing: 'ease-out' })
}

/**
 * The handler of a star: toggles the favourite, and reports a failure. A star that was taken away can be given back at
 * once; the first star ever ripples and says where the job is now. It leads visitors to sign-up. It stays the same
 * function for the life of the screen, so that cards do not render again.
 */
export function useStar(): (id: number) => Promise<void> {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const latest = useNavigate()
  const navigate = useRef(latest)
  navigate.current = latest
  const star = useCallback(
    async (id: number): Promise<void> => {
      const user = client.getQueryData(userQuery.queryKey)
      if (!user) return navigate.current(paths.signUp.href(), { state: { isForStar: true } })
      const hasNone = client.getQueryData(trackedIdsQuery.queryKey)?.size === 0
      try {
        const isStarred = await toggleFavorite(client, id)
        hideToast()
        if (!isStarred)
          showToast({
            text:
              isStarred === null ? 'Will be sent once Lilypad can be reached' : 'No longer in your tracker',
            action: { label: 'Undo', run: () => void star(id) },
          })
        else if (hasNone && isFirstStar(user.id)) {
          rippleFrom(id)
          showToast({
            text: 'In your tracker',
            action: { label: 'Open tracker', run: () => void navigate.current(paths.tracker.href()) },
          })
        }
      } catch (error) {
        await alert(toMessage(error))
      }
    },
    [client, alert, navigate],
  )
  return star
}

type OpenOptions = {
  /** Whether 'All jobs' leads back to where the job was opened. */
  fromList: boolean
  /** Shows a job beside the list, instead of its page, and counts it. `isByKey`: by Enter, not by a pointer. */
  show?: ((job: JobRow, isByKey: boolean) => void) | null
}

/** What the cards of a list do; each stays the same function, so that cards do not render again. */
export function useCardActions({ fromList, show = null }: OpenOptions): CardActions {
  const navigate = useNavigate()
  const onOpen: CardActions['onOpen'] = useCallback(
    (event, job) => {
      if (opensInNewTab(event)) return noteJobClick(job)
      event.preventDefault()
      if (show) return show(job, event.detail === 0)
      noteJobClick(job)
      navigate(paths.job.href(job.id), { state: { fromList } })
    },
    [navigate, fromList, show],
  )
  return { onOpen, onStar: useStar(), ...useHideInList() }
}
