import { type CodeOrderForm, readCodeOrder } from '@lilypad/domain'
import { type FormEvent, useState } from 'react'
import { useCreateCodes } from '@/api/admin/codes.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'

/** Source: specification part 2, section 9. */
const START = { source: '', duration: '93', count: '1' }
type NewCodes = typeof START

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
const useNewCodes = () => {
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

/** The form to create codes. */
export const NewCodesForm = () => {
  const { values, change, faults, submit, isCreating } = useNewCodes()
  return (
    <section aria-labelledby="new-codes" className="card p-5 md:p-6">
      <h2 id="new-codes" className="font-bold text-lg">
        Create New Codes
      </h2>
      <form
        onSubmit={submit}
        noValidate
        className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto] md:grid-cols-[minmax(0,1fr)_10rem_10rem_auto] sm:max-md:*:first:col-span-3"
      >
        <TextField
          label="Source"
          error={faults.source}
          placeholder="Who they are for"
          autoComplete="off"
          value={values.source}
          onChange={(source) => change({ source })}
        />
        <TextField
          label="Duration in days"
          error={faults.durationDays}
          type="number"
          inputMode="numeric"
          value={values.duration}
          onChange={(duration) => change({ duration })}
        />
        <TextField
          label="Number to create"
          error={faults.count}
          type="number"
          inputMode="numeric"
          value={values.count}
          onChange={(count) => change({ count })}
        />
        <Button
          type="submit"
          look="primary"
          className="min-h-11 min-w-32 sm:mt-6.5"
          pending={isCreating && 'Creating...'}
        >
          Create Codes
        </Button>
      </form>
    </section>
  )
}
