import type { ComponentProps } from 'react'
import { Field, type FieldProps, Input } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

type TypedProps = {
  value: string
  onChange: (text: string) => void
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<typeof Input>, keyof TypedProps> &
  TypedProps

/** One line of text with its label, help and error. */
export const TextField = ({ label, help, error, onceLeft, steady, onChange, ...input }: TextFieldProps) => (
  <Field {...{ label, help, error, onceLeft, steady }}>
    {(ids) => <Input {...input} {...ids} onChange={(event) => onChange(event.target.value)} />}
  </Field>
)

type PasswordFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<typeof PasswordInput>, keyof TypedProps> &
  TypedProps

/** A password with its label, help and error; always required. */
export const PasswordField = ({
  label,
  help,
  error,
  onceLeft,
  steady,
  onChange,
  ...input
}: PasswordFieldProps) => (
  <Field {...{ label, help, error, onceLeft, steady }}>
    {(ids) => (
      <PasswordInput required {...input} {...ids} onChange={(event) => onChange(event.target.value)} />
    )}
  </Field>
)
