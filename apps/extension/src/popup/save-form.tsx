import { type FormEvent, useState } from 'react'
import { trackFromElsewhere } from '../lilypad-client.ts'
import { Field, Problem } from '../parts.tsx'
import { type FoundFields, findLine } from '../reading/found-fields.ts'
import type { Settings } from '../settings.ts'
import { Saved, useSaving } from './use-saving.tsx'

const REQUIRED = { title: 'A job title is required.', company: 'A company name is required.' }

type SaveFormProps = { settings: Settings; url: string; found: FoundFields; isRead: boolean }

/** What was read of the posting, to check and change before it is saved. */
export function SaveForm({ settings, url, found, isRead }: SaveFormProps) {
  const [faults, setFaults] = useState<{ title?: string; company?: string }>({})
  const { state, problem, run } = useSaving()
  if (state === 'saved') return <Saved origin={settings.origin} />

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [title, company, place, pay] = ['title', 'company', 'place', 'pay'].map((name) =>
      findLine(typed.get(name)),
    )
    setFaults({ ...(!title && { title: REQUIRED.title }), ...(!company && { company: REQUIRED.company }) })
    if (!title || !company) {
      form.querySelector<HTMLInputElement>(title ? '#company' : '#title')?.focus()
      return
    }
    const job = { title, companyName: company, url, place: place ?? null, salaryRange: pay ?? null }
    void run(() => trackFromElsewhere(settings, job))
  }

  return (
    <form onSubmit={save} noValidate>
      <p className="help">
        {isRead ? 'This is what the page says. Check it before you save.' : 'Enter what the posting says.'}
      </p>
      <Field label="Job title" name="title" defaultValue={found.title ?? ''} error={faults.title ?? null} />
      <Field
        label="Company"
        name="company"
        defaultValue={found.company ?? ''}
        error={faults.company ?? null}
      />
      <Field label="Place" name="place" defaultValue={found.place ?? ''} />
      <Field
        label="Pay"
        name="pay"
        defaultValue={found.pay ?? ''}
        help={isRead && !found.pay ? 'The page does not state it.' : null}
      />
      {problem && <Problem>{problem}</Problem>}
      <button type="submit" className="primary" aria-disabled={state === 'saving'}>
        {state === 'saving' ? 'Saving…' : 'Save to tracker'}
      </button>
    </form>
  )
}
