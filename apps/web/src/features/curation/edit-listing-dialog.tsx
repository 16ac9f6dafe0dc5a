import type { CuratedListing } from '@lilypad/contracts'
import { useState } from 'react'
import type { Edits } from '@/api/admin/curation.ts'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
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
  const faults = faultsOf(form)
  const submit = () => {
    const edits = editsOf(job, form)
    if (Object.keys(edits).length === 0) onClose()
    else save(edits, onClose)
  }
  return (
    <FormDialog
      title={`Edit ${job.title}`}
      size="large"
      phoneSheet
      action="Save"
      lead={<p>Your changes stay, whatever the next scrape finds.</p>}
      pending={isSaving && 'Saving...'}
      disabled={Object.keys(faults).length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <ListingFormFields
        job={job}
        form={form}
        faults={faults}
        onChange={(some) => setForm((before) => ({ ...before, ...some }))}
      />
    </FormDialog>
  )
}
