import { Button } from '@/ui/button.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { useNewCodes } from './use-new-codes.ts'

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
        <Field label="Source" error={faults.source}>
          {(ids) => (
            <Input
              {...ids}
              placeholder="Who they are for"
              autoComplete="off"
              value={values.source}
              onChange={(event) => change({ source: event.target.value })}
            />
          )}
        </Field>
        <Field label="Duration in days" error={faults.durationDays}>
          {(ids) => (
            <Input
              {...ids}
              type="number"
              inputMode="numeric"
              value={values.duration}
              onChange={(event) => change({ duration: event.target.value })}
            />
          )}
        </Field>
        <Field label="Number to create" error={faults.count}>
          {(ids) => (
            <Input
              {...ids}
              type="number"
              inputMode="numeric"
              value={values.count}
              onChange={(event) => change({ count: event.target.value })}
            />
          )}
        </Field>
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
