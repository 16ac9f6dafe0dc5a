import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'
import { useNewLogo } from './use-new-logo.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** A company where subscribers landed: its name, and a picture of its logo. */
export const AddLogoDialog = ({ onClose }: { onClose: () => void }) => {
  const { name, setName, hasFile, setFile, picture, fault, submit, isReady, isSaving } = useNewLogo(onClose)
  return (
    <FormDialog
      title="Add a logo"
      phoneSheet
      action="Add logo"
      pending={isSaving && 'Uploading...'}
      disabled={!isReady}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Company"
        onceLeft={name.trim() === '' && 'Company is required.'}
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <Field
        label="Picture"
        help="PNG, JPEG, WebP, GIF or AVIF, at most 1 MB."
        error={fault}
        onceLeft={!hasFile && 'Picture is required.'}
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
