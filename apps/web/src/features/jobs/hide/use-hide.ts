import type { HideReason } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { hideJobs, setCompanyHidden, unhideJobs } from '@/api/jobs/hidden.ts'
import { createListeners } from '@/listeners.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

const NONE: ReadonlySet<number> = new Set()

let folded = NONE
/** The job whose card or row the focus follows. */
let followed: number | null = null
const { tell, subscribe } = createListeners()

const set = (ids: ReadonlySet<number>) => {
  folded = ids
  tell()
}

/** The jobs that stay in the list as rows while they are hidden. */
const fold = (ids: readonly number[]): void => set(new Set([...folded, ...ids]))

/** The focus goes to what comes in the place of this job's card or row. */
export function followFocus(id: number | null): void {
  followed = id
}

export const useFolded = (): ReadonlySet<number> =>
  useSyncExternalStore(
    subscribe,
    () => folded,
    () => NONE,
  )

const clear = () => {
  followed = null
  if (folded !== NONE) set(NONE)
}

/** Drops the rows of hidden jobs when something else is asked for, and keeps the focus in the list. */
export function useFolding(list: RefObject<HTMLElement | null>, asked: unknown): void {
  useEffect(() => clear, [asked])
  useLayoutEffect(() => {
    if (followed === null || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-job="${followed}"]`)?.focus({ preventScroll: true })
    followed = null
  })
}

export type HideableJob = { id: number; title: string; companyName: string }

/** The handler of a card's button; it stays the same function, so that cards do not render again. */
export type OnHide = (jobs: readonly HideableJob[]) => Promise<void>

/** What a person can do to hide and to show again; failures are reported. */
export function useHiding() {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const attempt = useCallback(
    (work: Promise<void>) =>
      work.catch(async (error) => {
        followFocus(null)
        await alert(messageOf(error))
      }),
    [alert],
  )
  const hide: OnHide = useCallback((jobs) => attempt(hideJobs(client, jobs)), [client, attempt])
  return {
    hide,
    show: (ids: readonly number[]) => attempt(unhideJobs(client, ids)),
    giveReason: (jobs: readonly HideableJob[], reason: HideReason) => attempt(hideJobs(client, jobs, reason)),
    setCompany: (name: string, isHidden: boolean) => attempt(setCompanyHidden(client, name, isHidden)),
  }
}

/** Hides jobs in a list, where rows stay in their places; null for visitors. */
export function useHideInList(): OnHide | null {
  const isMember = useUser() !== null
  const { hide } = useHiding()
  const onHide: OnHide = useCallback(
    (jobs) => {
      fold(jobs.map(({ id }) => id))
      if (jobs[0]) followFocus(jobs[0].id)
      return hide(jobs)
    },
    [hide],
  )
  return isMember ? onHide : null
}
