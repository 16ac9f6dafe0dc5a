import { type ProfileOptions, profileSchema } from '@lilypad/contracts'
import { needsJobTitle, ROLES, STATES, WORKPLACE_PREFERENCES } from '@lilypad/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callQuery } from '@/api/call-query.ts'
import { api } from '@/api/client.ts'
import { Field } from '@/ui/fields/field.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import type { Option } from '@/ui/fields/option.ts'
import { Select } from '@/ui/fields/select.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'

const profileOptionsQuery = queryOptions({
  ...callQuery(api, 'loadProfileOptions', {}, ({ schema }): ProfileOptions => profileSchema.decode(schema)),
  staleTime: Number.POSITIVE_INFINITY,
})

type Choices = { roles: readonly Option[]; states: readonly Option[]; workplacePrefs: readonly Option[] }

const SHIPPED: Choices = { roles: ROLES, states: STATES, workplacePrefs: WORKPLACE_PREFERENCES }

/** The choices to draw: those that came with the client until the server's are there, and when they do not come. */
const useProfileOptions = (): Choices => useQuery(profileOptionsQuery).data ?? SHIPPED

type FieldProps<Value> = {
  value: Value
  onChange: (value: Value) => void
  /** What is wrong with it, once that is to be shown. */
  error?: string | null | undefined
}

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

export const WorkplaceField = ({ value, onChange, error }: FieldProps<string[]>) => {
  const { workplacePrefs } = useProfileOptions()
  return (
    <Field label="Workplace preference(s)" error={error}>
      {(ids) => <MultiSelect options={workplacePrefs} selected={value} onChange={onChange} {...ids} />}
    </Field>
  )
}
