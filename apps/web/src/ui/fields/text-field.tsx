import type { ComponentProps } from 'react'
import { Field, type FieldProps, Input } from './field.tsx'

type TypedProps = {
  value: string
  onChange: (text: string) => void
}

/** What a control takes together with its label; its text goes in and out. */
export type Labelled<Control> = Omit<FieldProps, 'children'> & Omit<Control, keyof TypedProps> & TypedProps
type TextFieldProps = Labelled<ComponentProps<typeof Input>>

export const TextField = ({ label, help, error, onceLeft, steady, onChange, ...input }: TextFieldProps) => (
  <Field {...{ label, help, error, onceLeft, steady }}>
    {(ids) => <Input {...input} {...ids} onChange={(event) => onChange(event.target.value)} />}
  </Field>
)
