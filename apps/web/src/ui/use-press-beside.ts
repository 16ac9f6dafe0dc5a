import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Tells a press beside a dialog, on its backdrop. It has to begin and end there: marking text in a field ends
 * outside of it now and then. The second half of a double click, whose first half opened the dialog, is none.
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
