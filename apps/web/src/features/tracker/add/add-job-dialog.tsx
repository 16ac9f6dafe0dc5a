import { SAVED } from '@lilypad/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toMessage } from '@/api/failure-messages.ts'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { addTrackedJob, readListing } from '@/api/tracker/tracker-changes.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/field.tsx'
import { StatusSelect } from '../status-select.tsx'
import { useRowEvents } from '../use-application-row.ts'

const EMPTY = { url: '', title: '', company: '', salary: '', status: SAVED as number }
type NewJob = typeof EMPTY

type Faults = Partial<Record<keyof NewJob, string>>

/** The call's own sentences, before it is asked. */
const findFaults = ({ title, company }: NewJob): Faults => ({
  ...(title.trim() === '' && { title: 'A job title is required.' }),
  ...(company.trim() === '' && { company: 'A company name is required.' }),
})

function useAddJob(onAdded: (title: string) => void) {
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
    onError: (error) => setFaults({ url: toMessage(error) }),
  })
  const add = useMutation({
    mutationFn: () =>
      addTrackedJob(client, {
        job_url: values.url.trim() || null,
        job_title: values.title,
        company_name: values.company,
        salary_range: values.salary.trim() || null,
        tracker_status: values.status,
      }),
    onSuccess: ({ title }) => onAdded(title),
    onError: (error) => void alert(toMessage(error)),
  })
  const submit = (form: HTMLFormElement) => {
    const found = findFaults(values)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else add.mutate()
  }
  return { values, faults, change, read, submit, isAdding: add.isPending }
}

const FIELDS = [
  { name: 'title', label: 'Job title*', maxLength: 300 },
  { name: 'company', label: 'Company*', maxLength: 200 },
  { name: 'salary', label: 'Salary', maxLength: 200 },
] as const

type AddressProps = Pick<ReturnType<typeof useAddJob>, 'values' | 'faults' | 'change' | 'read'>

const Address = ({ values, faults, change, read }: AddressProps) => (
  <TextField
    label="Address of the job"
    error={faults.url}
    help="Paste the link, and we fill in what the page says."
    name="url"
    type="url"
    className="min-w-48 flex-1"
    value={values.url}
    onChange={(url) => change({ url })}
    beside={
      <Button
        disabled={values.url.trim() === ''}
        pending={read.isPending && 'Reading...'}
        onClick={() => read.mutate()}
      >
        Fill in from link
      </Button>
    }
  />
)

type AddJobDialogProps = { statuses: readonly StatusOption[]; onClose: () => void }

export function AddJobDialog({ statuses, onClose }: AddJobDialogProps) {
  const { announce } = useRowEvents()
  const { values, faults, change, read, submit, isAdding } = useAddJob((title) => {
    onClose()
    announce(`${title} was added.`)
  })
  return (
    <FormDialog
      title="Add a job"
      phoneSheet
      action="Add job"
      pending={isAdding && 'Adding...'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Address {...{ values, faults, change, read }} />
      {FIELDS.map((field) => (
        <TextField
          key={field.name}
          {...field}
          error={faults[field.name]}
          value={values[field.name]}
          onChange={(text) => change({ [field.name]: text })}
        />
      ))}
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden="true" className="font-semibold text-sm">
          Status
        </span>
        <StatusSelect
          label="Status"
          status={values.status}
          statuses={statuses}
          isDisabled={false}
          onChange={(status) => change({ status })}
        />
      </div>
    </FormDialog>
  )
}
