import { PlusIcon, plural } from '@lilypad/ui'
import { useState } from 'react'
import { useAddRemoval } from '@/api/admin/removals.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'

const EMPTY = { company: '', url: '', asked_by: '', note: '' }

function AddRemovalDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(EMPTY)
  const { alert } = useDialogs()
  const { mutate, isPending } = useAddRemoval()
  const name = values.company || values.url
  const onError = useAdminAlert(name)
  const isNameless = name.trim() === ''
  const isNobody = values.asked_by.trim() === ''
  const field = (key: keyof typeof EMPTY) => ({
    value: values[key],
    autoComplete: 'off',
    onChange: (text: string) => setValues((before) => ({ ...before, [key]: text })),
  })
  const submit = () =>
    mutate(values, {
      onError,
      onSuccess: ({ num_jobs: jobs, receipt }) => {
        onClose()
        void alert(`${plural(jobs, 'job')} left the list.`, { title: name, more: receipt })
      },
    })
  return (
    <FormDialog
      title="Do not list"
      phoneSheet
      action="Take off the list"
      pending={isPending && 'Working...'}
      disabled={isNameless || isNobody}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Company" maxLength={200} {...field('company')} />
      <TextField
        label="Address"
        help="Of a careers page, with all below it, or of one job. A company or an address is needed."
        type="url"
        inputMode="url"
        maxLength={2_000}
        placeholder="https://"
        onceLeft={isNameless && 'Please give a company or an address.'}
        {...field('url')}
      />
      <TextField
        label="Asked by*"
        maxLength={200}
        onceLeft={isNobody && 'Who asked is required.'}
        {...field('asked_by')}
      />
      <TextField label="Why" maxLength={2_000} {...field('note')} />
    </FormDialog>
  )
}

export function AddRemoval() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <PlusIcon /> Add
      </Button>
      {isOpen && <AddRemovalDialog onClose={() => setOpen(false)} />}
    </>
  )
}
