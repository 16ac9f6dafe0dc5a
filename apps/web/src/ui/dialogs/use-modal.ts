import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

let openDialogs = 0

/** Keeps the page behind from being scrolled. An attribute, since `:has()` would look through a long list at each change. */
function holdPage() {
  const page = document.documentElement
  if (openDialogs === 0) page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
  const mark = (by: number) => {
    openDialogs += by
    page.toggleAttribute('data-modal', openDialogs > 0)
  }
  mark(1)
  return () => mark(-1)
}

/**
 * Detects a press on a dialog's backdrop. It must begin and end there, because selecting text in a field may end
 * outside. The second half of a double click that opened the dialog does not count.
 */
function usePressBeside(onPress: () => void) {
  const beganBeside = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      beganBeside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent) => {
      if (target === currentTarget && beganBeside.current && detail < 2) onPress()
    },
  }
}

/**
 * What makes a native dialog element modal while it is mounted: the browser keeps the focus inside and gives it back.
 * It starts on the element with `data-first`, else on the first control.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressBeside = usePressBeside(onClose)
  // Closed while it is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element?.open) element?.showModal()
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    const letGo = holdPage()
    return () => {
      letGo()
      element?.close()
    }
  }, [])
  const onCancel = (event: SyntheticEvent) => {
    // A file chooser in it that is left without a file says so up here, too.
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose()
  }
  return { ref, onCancel, ...pressBeside }
}
