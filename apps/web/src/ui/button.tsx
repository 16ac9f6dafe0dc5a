import { type ButtonLook, type ButtonSize, buttonClass, cx } from '@lilypad/ui'
import { type ComponentProps, type FocusEvent, useEffect, useRef } from 'react'

function giveBack(element: HTMLElement) {
  if (document.activeElement === document.body) element.focus()
}

/**
 * Restores the focus in a group of controls that was disabled for a while: browsers silently take it from disabled
 * elements. If a dialog reports the result, that is read first. Attach the returned props to the group.
 */
export function useKeepFocus(isLocked: boolean) {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = last.current
    if (isLocked || !element) return
    const dialog = document.activeElement?.closest('dialog')
    if (!dialog || dialog.contains(element)) giveBack(element)
    else dialog.addEventListener('close', () => giveBack(element), { once: true })
  }, [isLocked])
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      last.current = event.target
    },
  }
}

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** While it is set the button is disabled and says this instead: 'Working…'. */
  pending?: string | false | undefined
}

/** Says what will happen, and shows when it is happening. It has the focus again when it is done. */
export function Button({ look, size, pending, disabled, children, className, ...rest }: ButtonProps) {
  const keepFocus = useKeepFocus(Boolean(pending))
  return (
    <button
      type="button"
      disabled={disabled || Boolean(pending)}
      aria-busy={pending ? true : undefined}
      className={cx(buttonClass(look, size), className)}
      {...keepFocus}
      {...rest}
    >
      {pending || children}
    </button>
  )
}
