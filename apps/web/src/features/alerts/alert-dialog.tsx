import type { Alert } from '@lilypad/contracts'
import { type FormEvent, useState } from 'react'
import { type AlertDraft, useSaveAlert } from '@/api/admin/alerts-editor.ts'
import { messageOf } from '@/api/messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Field, TextArea } from '@/ui/fields/field.tsx'
import { AlertPreview } from './alert-preview.tsx'
import { AUDIENCES } from './audiences.ts'

const LONGEST = 500
/** A new alert is for everybody by default. */
const NEW: AlertDraft = { id: null, content: '', forFree: true, forPaid: true, forVisitors: true }

const useDraft = (alert: Alert | null, onSaved: () => void) => {
  const [draft, setDraft] = useState<AlertDraft>(alert ?? NEW)
  const { mutate, isPending } = useSaveAlert()
  const dialogs = useDialogs()
  const isEmpty = draft.content.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isPending) return
    mutate(draft, {
      onSuccess: onSaved,
      onError: (error) => void dialogs.alert(messageOf(error, 'An error occurred.')),
    })
  }
  const change = (some: Partial<AlertDraft>) => setDraft((before) => ({ ...before, ...some }))
  return { draft, change, submit, isEmpty, isSaving: isPending }
}

type PartProps = { draft: AlertDraft; change: (some: Partial<AlertDraft>) => void }

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

/** Edits a message of the banner, with a preview. */
export const AlertDialog = ({ alert, onClose }: { alert: Alert | null; onClose: () => void }) => {
  const { draft, change, submit, isEmpty, isSaving } = useDraft(alert, onClose)
  return (
    <FormDialog
      title={alert ? 'Edit alert' : 'Add an alert'}
      size="large"
      phoneSheet
      action={alert ? 'Save' : 'Add alert'}
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
            maxLength={LONGEST}
            value={draft.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </Field>
      <Audiences draft={draft} change={change} />
      <div className="grid gap-1.5">
        <p className="font-semibold text-sm">Preview</p>
        <AlertPreview content={isEmpty ? 'Your text' : draft.content} />
      </div>
    </FormDialog>
  )
}
