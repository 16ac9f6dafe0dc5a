import { MAX_PICTURE_BYTES } from '@lilypad/domain'
import { useEffect, useState } from 'react'
import { useContentCall } from '@/api/admin/site-contents.ts'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Field, Input, TextField } from '@/ui/fields/field.tsx'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'

function usePicture(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ file, url: reader.result })
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read && read.file === file ? read.url : null
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

export function AddLogoDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const { mutate, isPending } = useContentCall('addSalesLogo', name)
  const isTooLarge = file !== null && file.size > MAX_PICTURE_BYTES
  const picture = usePicture(isTooLarge ? null : file)
  return (
    <FormDialog
      title="Add a logo"
      phoneSheet
      action="Add logo"
      pending={isPending && 'Uploading...'}
      disabled={name.trim() === '' || file === null || isTooLarge}
      onSubmit={() => file && mutate({ name, file }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="Company"
        onceLeft={name.trim() === '' && 'Company is required.'}
        required
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <Field
        label="Picture"
        help="PNG, JPEG, WebP, GIF or AVIF, at most 1 MB."
        error={isTooLarge && 'The picture must be 1 MB or smaller.'}
        onceLeft={file === null && 'Picture is required.'}
      >
        {(ids) => (
          <Input
            {...ids}
            type="file"
            required
            accept={ACCEPTED}
            className="file:mr-3 file:rounded-sm file:bg-wash file:px-3 file:py-1 file:font-semibold file:text-sm"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {picture && <LandedLogo src={picture} alt="Preview of the logo" />}
    </FormDialog>
  )
}
