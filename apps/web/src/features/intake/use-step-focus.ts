import { useEffect, useRef } from 'react'

/** A page that has just come takes no focus from a menu or a field around it. */
const isFree = (focused: Element | null) => !focused || focused.matches('body, main')

/** Puts the focus where each step begins: into its field, else on its heading. The reference belongs on the form. */
export const useStepFocus = (step: number) => {
  const form = useRef<HTMLFormElement>(null)
  const last = useRef<number | null>(null)
  useEffect(() => {
    const isFirst = last.current === null
    last.current = step
    if (isFirst && !isFree(document.activeElement)) return
    const start = form.current?.querySelector<HTMLElement>('[data-autofocus]')
    const target = start ?? form.current?.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  }, [step])
  return form
}
