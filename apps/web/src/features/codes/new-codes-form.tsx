import { type CodeOrderForm, DEFAULT_CODE_DAYS, readCodeOrder } from '@lilypad/domain'
import { useCreateCodes } from '@/api/admin/codes.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form, TextField } from '@/ui/fields/field.tsx'
import { useFields } from '@/ui/fields/use-fields.ts'

/** Source: specification part 2, section 9. */
const START = { source: '', durationDays: String(DEFAULT_CODE_DAYS), count: '1' }
const NUMBER = { type: 'number', inputMode: 'numeric' } as const
const FIELDS = [
  { name: 'source', label: 'Source', placeholder: 'Who they are for', autoComplete: 'off' },
  { name: 'durationDays', label: 'Duration in days', ...NUMBER },
  { name: 'count', label: 'Number to create', ...NUMBER },
] as const

const toNumber = (text: string) => (text.trim() === '' ? null : Number(text))

/** The form for new codes. Only the server validates the entries. Source: specification part 2, section 5. */
export function NewCodesForm() {
  const { values, field } = useFields(START)
  const { mutate, isPending, isError } = useCreateCodes()
  const { alert } = useDialogs()
  const order: CodeOrderForm = {
    source: values.source,
    durationDays: toNumber(values.durationDays),
    count: toNumber(values.count),
  }
  // The field that the server's refusal belongs to.
  const read = isError ? readCodeOrder(order) : null
  const fault = read && !read.ok ? read : null
  const submit = (form: HTMLFormElement) => {
    if (isPending) return
    mutate(
      { source: order.source, duration: order.durationDays, num_codes: order.count },
      {
        onSuccess: () => void alert('Codes created.'),
        onError: async (error) => {
          await alert(toMessage(error, 'An error occurred.'))
          form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
        },
      },
    )
  }
  return (
    <section aria-labelledby="new-codes" className="card p-5 md:p-6">
      <h2 id="new-codes" className="font-bold text-lg">
        Create New Codes
      </h2>
      <Form
        onSubmit={submit}
        className="mt-4 grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto] md:grid-cols-[minmax(0,1fr)_10rem_10rem_auto] sm:max-md:*:first:col-span-3"
      >
        {FIELDS.map(({ name, ...texts }) => (
          <TextField
            key={name}
            {...texts}
            {...field(name)}
            error={fault?.field === name ? fault.message : undefined}
          />
        ))}
        <Button
          type="submit"
          look="primary"
          className="min-h-11 min-w-32 sm:mt-6.5"
          pending={isPending && 'Creating...'}
        >
          Create Codes
        </Button>
      </Form>
    </section>
  )
}
