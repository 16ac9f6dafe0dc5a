import { needsJobTitle } from '@lilypad/domain'
import { Field } from '@/ui/fields/field.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'
import { useProfileOptions } from './options.ts'

type FieldProps<Value> = {
  value: Value
  onChange: (value: Value) => void
  /** What is wrong with it, once that is to be shown. */
  error?: string | null | undefined
}

/** What somebody does full-time. Always asked. */
export const RoleField = ({ value, onChange, error }: FieldProps<string | null>) => {
  const { roles } = useProfileOptions()
  return (
    <Field label="Current full-time role*" error={error}>
      {(ids) => <Select options={roles} value={value} onChange={onChange} required {...ids} />}
    </Field>
  )
}

/** The job title, which is asked of some roles only: nothing is drawn for the others. */
export const JobTitleField = ({
  role,
  value,
  onChange,
  error,
}: FieldProps<string> & { role: string | null }) =>
  needsJobTitle(role) && (
    <TextField
      label="Current job title*"
      error={error}
      autoComplete="organization-title"
      required
      value={value}
      onChange={onChange}
    />
  )

/** Where somebody lives. May be left open. */
export const StateField = ({ value, onChange, error }: FieldProps<string | null>) => {
  const { states } = useProfileOptions()
  return (
    <Field label="State" error={error}>
      {(ids) => (
        <Select
          options={states}
          value={value}
          onChange={onChange}
          placeholder="Choose a state"
          autoComplete="address-level1"
          {...ids}
        />
      )}
    </Field>
  )
}

/** Where somebody would like to work. May be left open. */
export const WorkplaceField = ({ value, onChange, error }: FieldProps<string[]>) => {
  const { workplacePrefs } = useProfileOptions()
  return (
    <Field label="Workplace preference(s)" error={error}>
      {(ids) => <MultiSelect options={workplacePrefs} selected={value} onChange={onChange} {...ids} />}
    </Field>
  )
}
