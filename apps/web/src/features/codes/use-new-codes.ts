import { type FormEvent, useState } from 'react'
import { useCreateCodes } from '@/api/codes.ts'
import { messageOf } from '@/api/messages.ts'
import { useDialogs } from '@/ui/dialogs.tsx'

/** Source: specification part 2, section 9. */
const START = { source: '', duration: '93', count: '1' }
export type NewCodes = typeof START

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

/** The form for new codes. The server alone judges what is typed. Source: specification part 2, section 5. */
export const useNewCodes = () => {
  const [values, setValues] = useState(START)
  const create = useCreateCodes()
  const { alert } = useDialogs()
  const change = (changed: Partial<NewCodes>) => setValues((before) => ({ ...before, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const { source, duration, count } = values
    create.mutate(
      { source, duration: numberOf(duration), num_codes: numberOf(count) },
      {
        onSuccess: () => void alert('Codes created.'),
        onError: (error) => void alert(messageOf(error, 'An error occurred.')),
      },
    )
  }
  return { values, change, submit, isCreating: create.isPending }
}
