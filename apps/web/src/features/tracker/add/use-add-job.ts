import { SAVED } from '@lilypad/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/api/failure-messages.ts'
import { addTrackedJob, readListing } from '@/api/tracker/tracker-calls.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

const EMPTY = { url: '', title: '', company: '', salary: '', status: SAVED as number }
export type NewJob = typeof EMPTY

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
export const useAddJob = (onAdded: (title: string) => void) => {
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
