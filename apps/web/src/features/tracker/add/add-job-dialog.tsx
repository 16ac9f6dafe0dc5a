import { SAVED } from '@lilypad/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/api/failure-messages.ts'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { addTrackedJob, readListing } from '@/api/tracker/tracker-calls.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'
import { StatusSelect } from '../status-select.tsx'
import { useRowEvents } from '../use-row.ts'

const EMPTY = { url: '', title: '', company: '', salary: '', status: SAVED as number }
type NewJob = typeof EMPTY

type Faults = Partial<Record<keyof NewJob, string>>

/** The call's own sentences, before it is asked. */
const faultsOf = ({ title, company }: NewJob): Faults => ({
  ...(title.trim() === '' && { title: 'A job title is required.' }),
  ...(company.trim() === '' && { company: 'A company name is required.' }),
})

const requestOf = ({ url, title, company, salary, status }: NewJob) => ({
  job_url: url.trim() || null,
  job_title: title,
  company_name: company,
  salary_range: salary.trim() || null,
  tracker_status: status,
})

/** A job from elsewhere while it is being described, by its address or by hand. */
const useAddJob = (onAdded: (title: string) => void) => {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const [values, setValues] = useState(EMPTY)
  const [faults, setFaults] = useState<Faults>({})
  const change = (changed: Partial<NewJob>) => {
    setValues((before) => ({ ...before, ...changed }))
    setFaults({})
  }
  const read = useMutation({
    mutationFn: () => readListing(values.url.trim()),
    onSuccess: ({ job_title: title, company_name: company, salary_range: salary }) =>
      // What was typed meanwhile stays.
      setValues((before) => ({
        ...before,
        title: before.title || (title ?? ''),
        company: before.company || (company ?? ''),
        salary: before.salary || (salary ?? ''),
      })),
    onError: (error) => setFaults({ url: messageOf(error) }),
  })
  const add = useMutation({
    mutationFn: () => addTrackedJob(client, requestOf(values)),
    onSuccess: ({ title }) => onAdded(title),
    onError: (error) => void alert(messageOf(error)),
  })
  const submit = (form: HTMLFormElement) => {
    const found = faultsOf(values)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else add.mutate()
  }
  return { values, faults, change, read, submit, isAdding: add.isPending }
}

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
