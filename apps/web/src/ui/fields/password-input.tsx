import { cx, EyeIcon, EyeOffIcon, IconButton } from '@lilypad/ui'
import { type ComponentProps, useState } from 'react'
import { Input, labelled, type TextControl } from './field.tsx'

type PasswordInputProps = ComponentProps<'input'> & {
  /** What the button beside it shows; two on a page must not be told alike. */
  shows?: string
}

export function PasswordInput({ shows = 'password', className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOffIcon : EyeIcon
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cx('pr-12', className)}
        {...rest}
      />
      <IconButton
        label={`${shown ? 'Hide' : 'Show'} ${shows}`}
        aria-pressed={shown}
        className="absolute inset-y-0 right-1.5 my-auto touch:right-0"
        onClick={() => setShown(!shown)}
      >
        <Icon />
      </IconButton>
    </div>
  )
}

/** A password with its label, help and error; always required. */
export const PasswordField = labelled(({ onChange, ...rest }: TextControl<PasswordInputProps>) => (
  <PasswordInput required {...rest} onChange={(event) => onChange(event.target.value)} />
))
