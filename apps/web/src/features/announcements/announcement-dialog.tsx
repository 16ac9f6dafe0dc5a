import type { Announcement } from '@lilypad/contracts'
import { useState } from 'react'
import { type AnnouncementDraft, useSaveAnnouncement } from '@/api/admin/announcements-editor.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Field, TextArea } from '@/ui/fields/field.tsx'
import { AnnouncementLine } from '@/ui/pictures/announcement-line.tsx'

type AnnouncementFlag = 'forFree' | 'forPaid' | 'forVisitors'

/** The three flags under the names of the record. Source: specification part 1. */
const AUDIENCES: readonly { flag: AnnouncementFlag; name: string }[] = [
  { flag: 'forFree', name: 'Free Users' },
  { flag: 'forPaid', name: 'Paid Users' },
  { flag: 'forVisitors', name: 'Non-logged-in Users' },
]

export const getAudienceNames = (announcement: Pick<Announcement, AnnouncementFlag>): string[] =>
  AUDIENCES.filter(({ flag }) => announcement[flag]).map(({ name }) => name)

export const AnnouncementPreview = ({ content }: { content: string }) => (
  <div inert className="overflow-hidden rounded-sm bg-announcement text-accent-ink">
    <AnnouncementLine onDismiss={() => undefined}>{content}</AnnouncementLine>
  </div>
)

const MAX_LENGTH = 500
const NEW: AnnouncementDraft = { id: null, content: '', forFree: true, forPaid: true, forVisitors: true }

function useDraft(announcement: Announcement | null, onSaved: () => void) {
  const [draft, setDraft] = useState<AnnouncementDraft>(announcement ?? NEW)
  const { mutate, isPending } = useSaveAnnouncement()
  const onError = useAdminAlert()
  const isEmpty = draft.content.trim() === ''
  const submit = () => mutate(draft, { onSuccess: onSaved, onError })
  const change = (some: Partial<AnnouncementDraft>) => setDraft((before) => ({ ...before, ...some }))
  return { draft, change, submit, isEmpty, isSaving: isPending }
}

type PartProps = { draft: AnnouncementDraft; change: (some: Partial<AnnouncementDraft>) => void }

const Audiences = ({ draft, change }: PartProps) => (
  <fieldset>
    <legend className="font-semibold text-sm">Who sees it</legend>
    {AUDIENCES.map(({ flag, name }) => (
      <Checkbox
        key={flag}
        label={name}
        checked={draft[flag]}
        onChange={(checked) => change({ [flag]: checked })}
      />
    ))}
  </fieldset>
)

export function AnnouncementDialog({
  announcement,
  onClose,
}: {
  announcement: Announcement | null
  onClose: () => void
}) {
  const { draft, change, submit, isEmpty, isSaving } = useDraft(announcement, onClose)
  return (
    <FormDialog
      title={announcement ? 'Edit announcement' : 'Add an announcement'}
      size="large"
      phoneSheet
      action={announcement ? 'Save' : 'Add announcement'}
      pending={isSaving && 'Saving...'}
      disabled={isEmpty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Text" onceLeft={isEmpty && 'Text is required.'}>
        {(ids) => (
          <TextArea
            {...ids}
            required
            maxLength={MAX_LENGTH}
            value={draft.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </Field>
      <Audiences draft={draft} change={change} />
      <div className="grid gap-1.5">
        <p className="font-semibold text-sm">Preview</p>
        <AnnouncementPreview content={isEmpty ? 'Your text' : draft.content} />
      </div>
    </FormDialog>
  )
}
