import { cx } from '@lilypad/ui'
import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'

export const controlClass =
  'w-full min-h-11 rounded-sm bg-surface-raised px-3 py-2 text-base text-ink ring-1 ring-inset ring-line-strong transition duration-120 placeholder:text-ink-soft hover:ring-ink-soft focus-visible:outline-2 focus-visible:-outline-offset-1 aria-invalid:ring-danger disabled:opacity-60'

/**
 * Does something at once, or when the press that is under way is over: what appears by it must not move a button
 * from under the pointer, which would then press nothing.
 */
function afterPress(act: () => void): void {
  // The click comes right after the button is let go.
  if (document.querySelector(':active'))
    window.addEventListener('mouseup', () => setTimeout(act), { once: true })
  else act()
}

export type ControlIds = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  onBlur?: () => void
}

type FieldProps = {
  label: ReactNode
  /** A sentence under the control that helps to fill it in. */
  help?: ReactNode
  /** What is wrong; it is announced when it appears. */
  error?: string | false | null | undefined
  /** What is wrong with it, told once it was left: nobody is corrected while they type. */
  onceLeft?: string | false | null | undefined
  /** Keeps a line free for the error, so that nothing moves when it appears. */
  steady?: boolean | undefined
  children: (ids: ControlIds) => ReactNode
}

/** Label above, help and error below, and the wiring that lets a screen reader say all three. */
export function Field({ label, help, error, onceLeft, steady = false, children }: FieldProps) {
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const told = error || (isLeft && onceLeft) || null
  const describedBy = [help && `${id}-help`, told && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(told && { 'aria-invalid': true }),
        ...(onceLeft !== undefined && { onBlur: () => afterPress(() => setLeft(true)) }),
      })}
      {help && (
        <p id={`${id}-help`} className="text-ink-soft text-sm">
          {help}
        </p>
      )}
      <div className={steady ? 'min-h-[1lh] text-sm' : 'contents'}>
        <p id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
          {told}
        </p>
      </div>
    </div>
  )
}

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={cx(controlClass, className)} {...rest} />
)

/** A control whose text goes in and out. */
export type TextControl<Control> = Omit<Control, 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
}

/** The control under a label, with what else Field tells. */
export const labelled =
  <Props extends object>(Control: ComponentType<Props>) =>
  ({ label, help, error, onceLeft, steady, ...rest }: Omit<FieldProps, 'children'> & Omit<Props, 'id'>) => (
    <Field {...{ label, help, error, onceLeft, steady }}>
      {(ids) => <Control {...(rest as unknown as Props)} {...ids} />}
    </Field>
  )

const ADDRESS = { inputMode: 'url', maxLength: 2_000, placeholder: 'https://' } as const

type TextInputProps = TextControl<ComponentProps<typeof Input>> & {
  /** Buttons in the same line. */
  beside?: ReactNode
}

/** Without other words: `autoComplete="off"`, and for `type="url"` what ADDRESS says. */
export const TextField = labelled(({ onChange, beside, ...rest }: TextInputProps) => {
  const input = (
    <Input
      autoComplete="off"
      {...(rest.type === 'url' && ADDRESS)}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  if (!beside) return input
  return (
    <div className="flex flex-wrap gap-2">
      {input}
      {beside}
    </div>
  )
})

export const TextAreaField = labelled(
  ({ onChange, className, ...rest }: TextControl<ComponentProps<'textarea'>>) => (
    <textarea
      rows={3}
      className={cx(controlClass, 'min-h-24 resize-y [field-sizing:content]', className)}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
)

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: (form: HTMLFormElement) => void }

/** A form that its screen checks and sends itself. */
export function Form({ onSubmit, ...rest }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return <form noValidate onSubmit={submit} {...rest} />
}
