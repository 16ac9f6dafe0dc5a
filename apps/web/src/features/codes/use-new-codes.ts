import { type CodeOrderForm, readCodeOrder } from '@lilypad/domain'
import { type FormEvent, useState } from 'react'
import { useCreateCodes } from '@/api/admin/codes.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Source: specification part 2, section 9. */
const START = { source: '', duration: '93', count: '1' }
export type NewCodes = typeof START

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

const orderOf = ({ source, duration, count }: NewCodes): CodeOrderForm => ({
  source,
  durationDays: numberOf(duration),
  count: numberOf(count),
})

type Faults = Partial<Record<keyof CodeOrderForm, string>>

/** The field that the server's refusal belongs to. */
const faultsOf = (values: NewCodes): Faults => {
  const read = readCodeOrder(orderOf(values))
  return read.ok ? {} : { [read.field]: read.message }
}

/** The form for new codes. Only the server validates the entries. Source: specification part 2, section 5. */
export const useNewCodes = () => {
  const [values, setValues] = useState(START)
  const create = useCreateCodes()
  const { alert } = useDialogs()
  const change = (changed: Partial<NewCodes>) => setValues((before) => ({ ...before, ...changed }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (create.isPending) return
    const { source, durationDays, count } = orderOf(values)
    create.mutate(
      { source, duration: durationDays, num_codes: count },
      {
        onSuccess: () => void alert('Codes created.'),
        onError: async (error) => {
          await alert(messageOf(error, 'An error occurred.'))
          form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
        },
      },
    )
  }
  return {
    values,
    change,
    faults: create.isError ? faultsOf(values) : {},
    submit,
    isCreating: create.isPending,
  }
}
