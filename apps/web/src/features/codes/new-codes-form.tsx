import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'
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
