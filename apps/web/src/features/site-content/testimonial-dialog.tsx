import type { StoredTestimonial } from '@lilypad/contracts'
import { useContentCall } from '@/api/admin/site-contents.ts'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextAreaField, TextField } from '@/ui/fields/field.tsx'
import { useFields } from '@/ui/fields/use-fields.ts'

const NEW = { quote: '', name: '', role: '' }

const missing = (text: string, label: string) => text.trim() === '' && `${label} is required.`

type TestimonialDialogProps = { testimonial: StoredTestimonial | null; onClose: () => void }

export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { values, field } = useFields<typeof NEW>(testimonial ?? NEW)
  const { mutate, isPending } = useContentCall('saveTestimonial')
  const { quote, name, role } = values
  const id = testimonial?.id ?? null
  return (
    <FormDialog
      title={testimonial ? 'Edit testimonial' : 'Add a testimonial'}
      size="large"
      phoneSheet
      action={testimonial ? 'Save' : 'Add testimonial'}
      pending={isPending && 'Saving...'}
      disabled={[quote, name, role].some((text) => text.trim() === '')}
      onSubmit={() => mutate({ id, quote, name, role }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextAreaField
        label="Quote"
        onceLeft={missing(quote, 'Quote')}
        required
        maxLength={600}
        {...field('quote')}
      />
      <TextField
        label="Name"
        help="With their leave: it stands on the home page."
        onceLeft={missing(name, 'Name')}
        required
        maxLength={100}
        {...field('name')}
      />
      <TextField
        label="Role"
        help="For example: former middle school teacher."
        onceLeft={missing(role, 'Role')}
        required
        maxLength={100}
        {...field('role')}
      />
    </FormDialog>
  )
}
