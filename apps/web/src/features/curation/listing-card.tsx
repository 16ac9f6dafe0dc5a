import { CURATION_EDITS, type CuratedListing, type CurationEdit } from '@lilypad/contracts'
import { FACT_NAMES } from '@lilypad/domain'
import { memo, useState } from 'react'
import { type Edits, useCurateJob } from '@/api/admin/curation.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { useKeepFocus } from '@/ui/dialogs/use-keep-focus.ts'
import { DeleteImported } from './delete-imported.tsx'
import { EditListingDialog } from './edit-listing-dialog.tsx'
import { ListingField } from './listing-field.tsx'
import { ListingHead } from './listing-head.tsx'
import { ListingQuestion } from './listing-question.tsx'
import { ListingVersions } from './listing-versions.tsx'
import { OtherReasons } from './other-reasons.tsx'
import { whyNotListed } from './why-not-listed.ts'

const NotListed = ({ job: { unlisted_reason: reason, reasons } }: { job: CuratedListing }) => {
  if (reason === null) return null
  const isWorkplace = reason === 'not_remote' || reason === 'workplace_unknown'
  return (
    <p className="rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning">
      {whyNotListed(reason)}
      {isWorkplace && reasons.workplace && ` The reason: ${reasons.workplace}`}
    </p>
  )
}

/** Sets fields of a job, and says what there is to say of it. */
const useEdits = (job: CuratedListing) => {
  const { alert } = useDialogs()
  const { mutate, isPending } = useCurateJob(job)
  const save = (edits: Edits, onSaved?: () => void) =>
    mutate(edits, {
      onSuccess: ({ message }) => {
        onSaved?.()
        if (message) void alert(message, job.title)
      },
      onError: (error) => void alert(messageOf(error, 'An error occurred.'), job.title),
    })
  return { save, isSaving: isPending }
}

/** Those that are not facts of the posting, which have a row of their own. */
const FIELDS = CURATION_EDITS.filter((name) => !FACT_NAMES.some((fact) => fact === name))

/** One job as curation sees it. */
export const ListingCard = memo(({ job }: { job: CuratedListing }) => {
  const [isEditing, setEditing] = useState(false)
  const { save, isSaving } = useEdits(job)
  const keepFocus = useKeepFocus(isSaving)
  const giveBack = (field: CurationEdit) => save({ [field]: null })
  const field = (name: CurationEdit) => (
    <ListingField key={name} job={job} field={name} isLocked={isSaving} onGiveBack={giveBack} />
  )
  return (
    <article
      {...keepFocus}
      aria-label={job.title}
      aria-busy={isSaving}
      className="card grid grid-cols-1 gap-4 p-4 md:p-5"
    >
      <ListingHead job={job}>
        <Button size="small" disabled={isSaving} onClick={() => setEditing(true)}>
          Edit
        </Button>
        {job.is_imported && <DeleteImported job={job} isLocked={isSaving} />}
      </ListingHead>
      <ListingQuestion job={job} isLocked={isSaving} onAnswer={save} />
      <NotListed job={job} />
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 min-[42rem]:grid-cols-3 lg:grid-cols-[1fr_1.2fr_1fr_1.3fr_0.8fr_0.6fr]">
        {FIELDS.map(field)}
      </dl>
      <dl className="grid grid-cols-1 gap-4 border-line border-t pt-4 sm:grid-cols-2 lg:grid-cols-4">
        {FACT_NAMES.map(field)}
      </dl>
      <OtherReasons reasons={job.reasons} />
      <ListingVersions job={job} />
      {isEditing && (
        <EditListingDialog job={job} save={save} isSaving={isSaving} onClose={() => setEditing(false)} />
      )}
    </article>
  )
})
