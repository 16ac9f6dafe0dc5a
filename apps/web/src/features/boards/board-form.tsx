import { TextField } from '@/ui/fields/field.tsx'

type BoardNames = { companyName: string; logoUrl: string }

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
    <TextField
      label="Company name"
      onceLeft={isNameRequired && values.companyName.trim() === '' && 'Company name is required.'}
      required={isNameRequired}
      maxLength={200}
      value={values.companyName}
      onChange={(companyName) => onChange({ companyName })}
    />
    <TextField
      label="Logo address"
      help={logoHelp}
      type="url"
      value={values.logoUrl}
      onChange={(logoUrl) => onChange({ logoUrl })}
    />
  </>
)
