import type { HideReason } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { toMessage } from '@/api/failure-messages.ts'
import type * as Hiding from '@/api/jobs/hide-jobs.ts'
import { createShared } from '@/listeners.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

const NONE: ReadonlySet<number> = new Set()

const justHidden = createShared(NONE)
/** The job whose card or row the focus follows. */
let followed: number | null = null

/** The focus goes to what comes in the place of this job's card or row. */
export function followFocus(id: number | null): void {
  followed = id
}

/** The jobs that stay in the list as rows while they are hidden. */
export const useJustHidden = justHidden.use

function clear() {
  followed = null
  if (justHidden.get() !== NONE) justHidden.set(NONE)
}

/** Drops the rows of hidden jobs when something else is asked for, and keeps the focus in the list. */
export function useClearJustHidden(list: RefObject<HTMLElement | null>, asked: unknown): void {
  useEffect(() => clear, [asked])
  useLayoutEffect(() => {
    if (followed === null || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-job="${followed}"]`)?.focus({ preventScroll: true })
    followed = null
  })
}

export type HideableJob = { id: number; title: string; companyName: string }

/** The handlers of a card's buttons; they stay the same functions, so that cards do not render again. */
export type OnHide = (jobs: readonly HideableJob[]) => Promise<void>
export type OnFollow = (company: string, followed: boolean) => Promise<void>

/** What a person can do to hide, to show again and to follow, loaded when it is first done; failures are reported. */
export function useHiding() {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const attempt = useCallback(
    (work: (calls: typeof Hiding) => Promise<void>) =>
      import('@/api/jobs/hide-jobs.ts').then(work).catch(async (error) => {
        followFocus(null)
        await alert(toMessage(error))
      }),
    [alert],
  )
  const hide: OnHide = useCallback(
    (jobs) => attempt(({ hideJobs }) => hideJobs(client, jobs)),
    [client, attempt],
  )
  const follow: OnFollow = useCallback(
    (company, followed) => attempt(({ setCompanyFollowed }) => setCompanyFollowed(client, company, followed)),
    [client, attempt],
  )
  return {
    hide,
    follow,
    show: (ids: readonly number[]) => attempt(({ unhideJobs }) => unhideJobs(client, ids)),
    giveReason: (jobs: readonly HideableJob[], reason: HideReason) =>
      attempt(({ hideJobs }) => hideJobs(client, jobs, reason)),
    setCompany: (name: string, isHidden: boolean) =>
      attempt(({ setCompanyHidden }) => setCompanyHidden(client, name, isHidden)),
  }
}

/** Hides jobs in a list, where rows stay in their places, and follows companies; null for visitors. */
export function useHideInList(): { onHide: OnHide | null; onFollow: OnFollow | null } {
  const isMember = useUser() !== null
  const { hide, follow } = useHiding()
  const onHide: OnHide = useCallback(
    (jobs) => {
      justHidden.set(new Set([...justHidden.get(), ...jobs.map(({ id }) => id)]))
      if (jobs[0]) followFocus(jobs[0].id)
      return hide(jobs)
    },
    [hide],
  )
  return isMember ? { onHide, onFollow: follow } : { onHide: null, onFollow: null }
}
