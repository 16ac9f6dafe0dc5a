import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { toMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'

type AddFormProps = {
  label: string
  maxLength: number
  /** Hides what was written, without blanks around. */
  add: (client: QueryClient, text: string) => Promise<void>
}

export function AddForm({ label, maxLength, add }: AddFormProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (written: string) => {
      if (written === '') throw new Error('Please write one first.')
      await add(client, written)
    },
    onSuccess: () => setText(''),
    onError: () => field.current?.focus(),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(text.trim())
  }
  return (
    <form onSubmit={send} noValidate className="mt-3">
      <Field label={label} error={error && (text.trim() === '' ? error.message : toMessage(error))}>
        {(ids) => (
          <span className="flex gap-2">
            <Input
              {...ids}
              ref={field}
              maxLength={maxLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" aria-busy={isPending || undefined}>
              Hide
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
