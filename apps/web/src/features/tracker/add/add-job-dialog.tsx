import type { StatusOption } from '@/api/tracker/tracker.ts'
import { Button } from '@/ui/button.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'
import { StatusSelect } from '../status-select.tsx'
import { useRowEvents } from '../use-row.ts'
import { type NewJob, useAddJob } from './use-add-job.ts'

type Form = ReturnType<typeof useAddJob>

type TextProps = { form: Form; name: Exclude<keyof NewJob, 'status'>; label: string; max: number }

const Text = ({ form: { values, faults, change }, name, label, max }: TextProps) => (
  <TextField
    label={label}
    error={faults[name]}
    name={name}
    maxLength={max}
    autoComplete="off"
    value={values[name]}
    onChange={(text) => change({ [name]: text })}
  />
)

/** The job's own page, which fills in the rest where it can be read. */
const Address = ({ form: { values, faults, change, read } }: { form: Form }) => (
  <Field
    label="Address of the job"
    error={faults.url}
    help="Paste the link, and we fill in what the page says."
  >
    {(ids) => (
      <div className="flex flex-wrap gap-2">
        <Input
          {...ids}
          name="url"
          type="url"
          maxLength={2_000}
          autoComplete="off"
          placeholder="https://"
          className="min-w-48 flex-1"
          value={values.url}
          onChange={(event) => change({ url: event.target.value })}
        />
        <Button
          disabled={values.url.trim() === ''}
          pending={read.isPending && 'Reading...'}
          onClick={() => read.mutate()}
        >
          Fill in from link
        </Button>
      </div>
    )}
  </Field>
)

type AddJobDialogProps = { statuses: readonly StatusOption[]; onClose: () => void }

/** A job that is not from Lilypad: by its address, or by hand. */
export const AddJobDialog = ({ statuses, onClose }: AddJobDialogProps) => {
  const { announce } = useRowEvents()
  const form = useAddJob((title) => {
    onClose()
    announce(`${title} was added.`)
  })
  return (
    <FormDialog
      title="Add a job"
      phoneSheet
      action="Add job"
      pending={form.isAdding && 'Adding...'}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Address form={form} />
      <Text form={form} name="title" label="Job title*" max={300} />
      <Text form={form} name="company" label="Company*" max={200} />
      <Text form={form} name="salary" label="Salary" max={200} />
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden="true" className="font-semibold text-sm">
          Status
        </span>
        <StatusSelect
          label="Status"
          status={form.values.status}
          statuses={statuses}
          isDisabled={false}
          onChange={(status) => form.change({ status })}
        />
      </div>
    </FormDialog>
  )
}
