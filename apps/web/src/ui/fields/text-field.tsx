import type { ComponentProps } from 'react'
import { Field, type FieldProps, Input } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

type TypedProps = {
  value: string
  onChange: (text: string) => void
}

type Labelled<Control> = Omit<FieldProps, 'children'> & Omit<Control, keyof TypedProps> & TypedProps
type TextFieldProps = Labelled<ComponentProps<typeof Input>>
type PasswordFieldProps = Labelled<ComponentProps<typeof PasswordInput>>

/** One line of text with its label, help and error. */
export const TextField = ({ label, help, error, onceLeft, steady, onChange, ...input }: TextFieldProps) => (
  <Field {...{ label, help, error, onceLeft, steady }}>
    {(ids) => <Input {...input} {...ids} onChange={(event) => onChange(event.target.value)} />}
  </Field>
)

/** A password with its label, help and error; always required. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { label, help, error, onceLeft, steady, onChange, ...input } = props
  return (
    <Field {...{ label, help, error, onceLeft, steady }}>
      {(ids) => (
        <PasswordInput required {...input} {...ids} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
