import { Field, Input } from '@/ui/fields/field.tsx'

export type BoardNames = { companyName: string; logoUrl: string }

type BoardFormProps = {
  values: BoardNames
  onChange: (change: Partial<BoardNames>) => void
  logoHelp: string
  /** A board that is there already has a name. */
  isNameRequired?: boolean
}

/** What an admin says of a board. */
export const BoardForm = ({ values, onChange, logoHelp, isNameRequired = false }: BoardFormProps) => (
  <>
    <Field
      label="Company name"
      onceLeft={isNameRequired && values.companyName.trim() === '' && 'Company name is required.'}
    >
      {(ids) => (
        <Input
          {...ids}
          required={isNameRequired}
          maxLength={200}
          autoComplete="off"
          value={values.companyName}
          onChange={(event) => onChange({ companyName: event.target.value })}
        />
      )}
    </Field>
    <Field label="Logo address" help={logoHelp}>
      {(ids) => (
        <Input
          {...ids}
          type="url"
          inputMode="url"
          maxLength={2_000}
          autoComplete="off"
          placeholder="https://"
          value={values.logoUrl}
          onChange={(event) => onChange({ logoUrl: event.target.value })}
        />
      )}
    </Field>
  </>
)
