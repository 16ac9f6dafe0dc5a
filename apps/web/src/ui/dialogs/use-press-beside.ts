import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Detects a press on a dialog's backdrop. It must begin and end there, because selecting text in a field may end
 * outside. The second half of a double click that opened the dialog does not count.
 */
export const usePressBeside = (onPress: () => void) => {
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
