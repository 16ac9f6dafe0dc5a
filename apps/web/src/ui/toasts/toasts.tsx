import { useEffect, useState } from 'react'
import { createShared } from '@/listeners.ts'

/** A short message at the foot of the screen, perhaps with one thing to do. */
type Toast = {
  text: string
  action?: { label: string; run: () => void }
  /** Whether it waits for the next screen that shows messages. */
  waits?: boolean
}

/** As long as somebody needs to read it and decide. */
const SHOWN_MS = 8_000

const shown = createShared<Toast | null>(null)
let hiding: ReturnType<typeof setTimeout> | undefined

export function hideToast(): void {
  clearTimeout(hiding)
  shown.set(null)
}

function hideLater(): void {
  clearTimeout(hiding)
  hiding = setTimeout(hideToast, SHOWN_MS)
}

/** Shows a message for some seconds, in place of the one before. */
export function showToast(toast: Toast): void {
  hideToast()
  if (!toast.waits) hideLater()
  shown.set(toast)
}

type ToastLineProps = { text?: string | undefined; label?: string | undefined; onPress: () => void }

/** At the foot of the screen; nothing is seen of it without a text. */
export const ToastLine = ({ text, label, onPress }: ToastLineProps) => (
  <div
    role="status"
    className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 flex justify-center max-md:bottom-20 print:hidden"
  >
    {text && (
      <p className="pointer-events-auto flex min-h-12 animate-[appear_220ms_var(--ease-out)] items-center gap-3 rounded-full bg-ink px-5 py-1 text-sm text-surface shadow-float">
        {text}
        {label && (
          <button
            type="button"
            onClick={onPress}
            className="-mr-3 min-h-9 rounded-full px-3 font-bold underline underline-offset-2 hover:bg-[color-mix(in_oklab,var(--surface)_15%,transparent)] touch:min-h-11"
          >
            {label}
          </button>
        )}
      </p>
    )}
  </div>
)

/** Where messages appear; one on each screen that shows some. What was shown ends with the screen. */
export function Toasts() {
  const [isDrawn, setDrawn] = useState(false)
  const latest = shown.use()
  // Screen readers announce a text only in a region that was there before it.
  const toast = isDrawn ? latest : null
  useEffect(() => setDrawn(true), [])
  useEffect(() => {
    if (!toast) return
    hideLater()
    return () => void (shown.get() === toast && hideToast())
  }, [toast])
  const act = () => {
    toast?.action?.run()
    hideToast()
  }
  return <ToastLine text={toast?.text} label={toast?.action?.label} onPress={act} />
}
