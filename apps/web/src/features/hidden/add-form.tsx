import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { controlClass, Field } from '@/ui/fields/field.tsx'

type AddFormProps = {
  label: string
  maxLength: number
  isPending: boolean
  /** Is called with what was written, without blanks around. */
  onAdd: (text: string) => void
}

/** One field and its button. */
export const AddForm = ({ label, maxLength, isPending, onAdd }: AddFormProps) => {
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }
  return (
    <form onSubmit={add} className="mt-3">
      <Field label={label}>
        {(ids) => (
          <span className="flex gap-2">
            <input
              {...ids}
              className={controlClass}
              maxLength={maxLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" disabled={isPending}>
              Hide
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
