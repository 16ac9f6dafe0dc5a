import { useSyncExternalStore } from 'react'
import { createListeners } from '@/listeners.ts'

/** A short message at the foot of the screen, with one thing to do. */
export type Toast = {
  text: string
  action: { label: string; run: () => void }
}

/** As long as somebody needs to read it and decide. */
const SHOWN_MS = 8_000

let shown: Toast | null = null
let hiding: ReturnType<typeof setTimeout> | undefined
const { tell, subscribe } = createListeners()

const set = (toast: Toast | null) => {
  shown = toast
  tell()
}

export const hideToast = (): void => {
  clearTimeout(hiding)
  set(null)
}

/** Shows a message for some seconds, in place of the one before. */
export const showToast = (toast: Toast): void => {
  clearTimeout(hiding)
  hiding = setTimeout(hideToast, SHOWN_MS)
  set(toast)
}

export const useToast = (): Toast | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
