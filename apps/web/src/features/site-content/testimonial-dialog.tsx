import type { KeptTestimonial } from '@lilypad/contracts'
import { useState } from 'react'
import { useSaveTestimonial } from '@/api/admin/site-contents.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Field, TextArea } from '@/ui/fields/field.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'

const NEW = { quote: '', name: '', role: '' }
type Said = typeof NEW

function useDraft(testimonial: KeptTestimonial | null, onSaved: () => void) {
  const [draft, setDraft] = useState<Said>(testimonial ?? NEW)
  const { mutate, isPending } = useSaveTestimonial()
  const onError = useAdminAlert()
  const isEmpty = [draft.quote, draft.name, draft.role].some((text) => text.trim() === '')
  const submit = () => {
    const { quote, name, role } = draft
    mutate({ id: testimonial?.id ?? null, quote, name, role }, { onSuccess: onSaved, onError })
  }
  const change = (some: Partial<Said>) => setDraft((before) => ({ ...before, ...some }))
  return { draft, change, submit, isEmpty, isSaving: isPending }
}

const missing = (text: string, label: string) => text.trim() === '' && `${label} is required.`

type TestimonialDialogProps = { testimonial: KeptTestimonial | null; onClose: () => void }

export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { draft, change, submit, isEmpty, isSaving } = useDraft(testimonial, onClose)
  return (
    <FormDialog
      title={testimonial ? 'Edit testimonial' : 'Add a testimonial'}
      size="large"
      phoneSheet
      action={testimonial ? 'Save' : 'Add testimonial'}
      pending={isSaving && 'Saving...'}
      disabled={isEmpty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Quote" onceLeft={missing(draft.quote, 'Quote')}>
        {(ids) => (
          <TextArea
            {...ids}
            required
            maxLength={600}
            value={draft.quote}
            onChange={(event) => change({ quote: event.target.value })}
          />
        )}
      </Field>
      <TextField
        label="Name"
        help="With their leave: it stands on the home page."
        onceLeft={missing(draft.name, 'Name')}
        required
        maxLength={100}
        autoComplete="off"
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label="Role"
        help="For example: former middle school teacher."
        onceLeft={missing(draft.role, 'Role')}
        required
        maxLength={100}
        autoComplete="off"
        value={draft.role}
        onChange={(role) => change({ role })}
      />
    </FormDialog>
  )
}
