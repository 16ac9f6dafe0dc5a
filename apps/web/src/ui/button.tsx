import { type ButtonLook, type ButtonSize, buttonClass, cx } from '@lilypad/ui'
import type { ComponentProps } from 'react'
import { useKeepFocus } from './use-keep-focus.ts'

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
