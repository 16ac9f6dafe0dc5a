import { createShared } from '@/listeners.ts'

/** A short message at the foot of the screen, with one thing to do. */
export type Toast = {
  text: string
  action: { label: string; run: () => void }
}

/** As long as somebody needs to read it and decide. */
const SHOWN_MS = 8_000

const shown = createShared<Toast | null>(null)
let hiding: ReturnType<typeof setTimeout> | undefined

export function hideToast(): void {
  clearTimeout(hiding)
  shown.set(null)
}

/** Shows a message for some seconds, in place of the one before. */
export function showToast(toast: Toast): void {
  clearTimeout(hiding)
  hiding = setTimeout(hideToast, SHOWN_MS)
  shown.set(toast)
}

export const useToast = shown.use
