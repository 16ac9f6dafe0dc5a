import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { createListeners } from '@/listeners.ts'

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
export const fold = (ids: readonly number[]): void => set(new Set([...folded, ...ids]))

/** The focus goes to what comes in the place of this job's card or row. */
export const followFocus = (id: number | null): void => {
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
export const useFolding = (list: RefObject<HTMLElement | null>, asked: object): void => {
  useEffect(() => clear, [asked])
  useLayoutEffect(() => {
    if (followed === null || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-job="${followed}"]`)?.focus({ preventScroll: true })
    followed = null
  })
}
