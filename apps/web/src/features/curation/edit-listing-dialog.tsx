import type { CuratedListing } from '@lilypad/contracts'
import { type FormEvent, useId, useState } from 'react'
import type { Edits } from '@/api/curation.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { editsOf, faultsOf, formOf } from './listing-edits.ts'
import { ListingFormFields } from './listing-form-fields.tsx'

type EditListingDialogProps = {
  job: CuratedListing
  save: (edits: Edits, onSaved: () => void) => void
  isSaving: boolean
  onClose: () => void
}

/** Sets curated fields of a job for good. What was chosen stays when the server refuses. */
export const EditListingDialog = ({ job, save, isSaving, onClose }: EditListingDialogProps) => {
  const [form, setForm] = useState(() => formOf(job))
  const formId = useId()
  const faults = faultsOf(form)
  const isFaulty = Object.keys(faults).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFaulty || isSaving) return
    const edits = editsOf(job, form)
    if (Object.keys(edits).length === 0) onClose()
    else save(edits, onClose)
  }
  return (
    <Dialog
      title={`Edit ${job.title}`}
      size="large"
      phoneSheet
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={isFaulty}
            pending={isSaving && 'Saving...'}
          >
            Save
          </Button>
        </>
      }
    >
      <p>Later scrapes keep what you change here.</p>
      <form id={formId} onSubmit={submit} noValidate className="mt-4 grid grid-cols-1 gap-4 text-ink">
        <ListingFormFields
          job={job}
          form={form}
          faults={faults}
          onChange={(some) => setForm((before) => ({ ...before, ...some }))}
        />
      </form>
    </Dialog>
  )
}
