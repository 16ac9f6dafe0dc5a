import { CURATION_EDITS, type CuratedListing, type CurationEdit } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { DELETED_JOB_DAYS, FACT_NAMES, getTitle, outboundLink, WHY_NOT_LISTED } from '@lilypad/domain'
import { BreakableText, Chip, DisclosureSummary, OutIcon, OutLink } from '@lilypad/ui'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Edits, useCurateJob, useDeleteImported } from '@/api/admin/curation.ts'
import { useKeepFocus } from '@/ui/button.tsx'
import { AskingButton, DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { EditListingDialog } from './edit-listing-dialog.tsx'
import { ListingField } from './listing-field.tsx'
import { ListingQuestion } from './listing-question.tsx'
import { ListingVersions } from './listing-versions.tsx'

function DeleteImported({ job, isLocked }: { job: CuratedListing; isLocked: boolean }) {
  const { mutate, isPending } = useDeleteImported(job)
  return (
    <AskingButton
      look="quiet-danger"
      size="small"
      disabled={isLocked}
      pending={isPending && 'Deleting...'}
      question={`Are you sure you want to delete this job? It can be undeleted for ${DELETED_JOB_DAYS} days.`}
      action="Delete job"
      onSure={() => mutate()}
    >
      Delete
    </AskingButton>
  )
}

const OTHER_FIELDS = [
  ['title', 'Title'],
  ['job_type', 'Job type'],
  ['locations', 'Locations'],
] as const

function OtherReasons({ reasons }: Pick<CuratedListing, 'reasons'>) {
  const others = OTHER_FIELDS.filter(([field]) => reasons[field])
  if (others.length === 0) return null
  return (
    <details className="text-sm">
      <DisclosureSummary className="text-xs">Other reasons</DisclosureSummary>
      <dl className="mt-2 grid grid-cols-1 gap-3 md:grid-cols-4">
        {others.map(([field, name]) => (
          <div key={field} className="min-w-0">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="mt-0.5 text-xs">{reasons[field]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const ListingHead = ({ job, children }: { job: CuratedListing; children: ReactNode }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <div className="min-w-0 flex-1 basis-72">
      <h2 className="font-bold">
        <OutLink href={outboundLink(job.url) ?? undefined} className="inline-block min-h-6 hover:underline">
          <BreakableText text={getTitle(job)} />
          <OutIcon size={14} className="ml-1 inline-block text-ink-soft" />
        </OutLink>
      </h2>
      <p className="text-ink-soft text-sm">
        {job.company_name} · found <TimeAgo at={job.first_seen_at} />
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      {job.is_imported && <Chip>Imported</Chip>}
      {job.unlisted_reason === null ? (
        <Link
          to={paths.job.href(job.id)}
          aria-label={`Listed: ${job.title}`}
          className="rounded-full underline-offset-4 hover:underline"
        >
          <Chip tone="positive">Listed</Chip>
        </Link>
      ) : (
        <Chip tone="warning">Not listed</Chip>
      )}
      {children}
    </div>
  </div>
)

const isKnown = (reason: string): reason is keyof typeof WHY_NOT_LISTED =>
  Object.hasOwn(WHY_NOT_LISTED, reason)

export const whyNotListed = (reason: string): string =>
  `Not listed: ${isKnown(reason) ? WHY_NOT_LISTED[reason] : reason}.`

function NotListed({ job: { unlisted_reason: reason, reasons } }: { job: CuratedListing }) {
  if (reason === null) return null
  const isWorkplace = reason === 'not_remote' || reason === 'workplace_unknown'
  return (
    <p className="rounded-sm bg-warning-soft px-3 py-2 text-sm text-warning">
      {whyNotListed(reason)}
      {isWorkplace && reasons.workplace && ` The reason: ${reasons.workplace}`}
    </p>
  )
}

/** Those that are not facts of the posting, which have a row of their own. */
const FIELDS = CURATION_EDITS.filter((name) => !FACT_NAMES.some((fact) => fact === name))

export const ListingCard = memo(({ job }: { job: CuratedListing }) => {
  const { alert } = useDialogs()
  const { mutate, isPending: isSaving } = useCurateJob(job)
  const save = (edits: Edits, onSaved?: () => void) =>
    mutate(edits, {
      onSuccess: ({ message }) => {
        onSaved?.()
        if (message) void alert(message, { title: job.title })
      },
    })
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
        <DialogButton
          size="small"
          disabled={isSaving}
          dialog={(close) => <EditListingDialog {...{ job, save, isSaving }} onClose={close} />}
        >
          Edit
        </DialogButton>
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
    </article>
  )
})
