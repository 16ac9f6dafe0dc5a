import { TextField } from '@/ui/fields/field.tsx'

type BoardFormProps = {
  field: (name: 'company_name' | 'logo_url') => { value: string; onChange: (text: string) => void }
  logoHelp: string
  /** A board that is there already has a name. */
  isNameRequired?: boolean
}

/** What an admin says of a board. */
export function BoardForm({ field, logoHelp, isNameRequired = false }: BoardFormProps) {
  const name = field('company_name')
  return (
    <>
      <TextField
        label="Company name"
        onceLeft={isNameRequired && name.value.trim() === '' && 'Company name is required.'}
        required={isNameRequired}
        maxLength={200}
        {...name}
      />
      <TextField label="Logo address" help={logoHelp} type="url" {...field('logo_url')} />
    </>
  )
}
