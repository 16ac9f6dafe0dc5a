import { type ProfileOptions, profileSchema } from '@lilypad/contracts'
import { needsJobTitle, ROLES, STATES, WORKPLACE_PREFERENCES } from '@lilypad/domain'
import { cx } from '@lilypad/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { callQuery } from '@/api/call-query.ts'
import { api } from '@/api/client.ts'
import { TextField } from '@/ui/fields/field.tsx'
import { MultiSelectField } from '@/ui/fields/multi-select.tsx'
import type { Option } from '@/ui/fields/option.ts'
import { SelectField } from '@/ui/fields/select.tsx'
import type { ProfileValues } from './profile-values.ts'

const profileOptionsQuery = queryOptions({
  ...callQuery(api, 'loadProfileOptions', {}, ({ schema }): ProfileOptions => profileSchema.decode(schema)),
  staleTime: Number.POSITIVE_INFINITY,
})

type Choices = { roles: readonly Option[]; states: readonly Option[]; workplacePrefs: readonly Option[] }

const SHIPPED: Choices = { roles: ROLES, states: STATES, workplacePrefs: WORKPLACE_PREFERENCES }

/** The choices to draw: those that came with the client until the server's are there, and when they do not come. */
const useProfileOptions = (): Choices => useQuery(profileOptionsQuery).data ?? SHIPPED

type ProfileFieldsProps = {
  values: ProfileValues
  onChange: (change: Partial<ProfileValues>) => void
  /** Sentences to show under the fields; empty before the first attempt to send. */
  errors: Partial<Record<keyof ProfileValues, string>>
  linkedinLabel: string
  hasFixedEmail?: boolean
}

type TextName = 'firstName' | 'lastName' | 'email' | 'linkedin' | 'jobTitle'
type TextProps = ProfileFieldsProps &
  Pick<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'> & {
    name: TextName
    isFixed?: boolean
  }

const Text = ({ values, onChange, errors, name, label, type = 'text', autoComplete, isFixed }: TextProps) => (
  <TextField
    {...{ label, type, autoComplete }}
    error={errors[name]}
    help={isFixed && 'Only the owner of this account can change it.'}
    disabled={isFixed}
    required={`${label}`.endsWith('*')}
    value={values[name]}
    onChange={(text) => onChange({ [name]: text })}
  />
)

export function ProfileFields(props: ProfileFieldsProps) {
  const { values, onChange, errors, linkedinLabel, hasFixedEmail = false } = props
  const { roles, states, workplacePrefs } = useProfileOptions()
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <Text {...props} name="firstName" label="First name*" autoComplete="given-name" />
      <Text {...props} name="lastName" label="Last name*" autoComplete="family-name" />
      <Text
        {...props}
        name="email"
        label="E-mail address*"
        autoComplete="email"
        type="email"
        isFixed={hasFixedEmail}
      />
      <Text {...props} name="linkedin" label={linkedinLabel} autoComplete="url" />
      <SelectField
        label="Current full-time role*"
        error={errors.role}
        options={roles}
        value={values.role}
        onChange={(role) => onChange({ role })}
        required
      />
      {needsJobTitle(values.role) && (
        <Text {...props} name="jobTitle" label="Current job title*" autoComplete="organization-title" />
      )}
      <SelectField
        label="State"
        error={errors.state}
        options={states}
        value={values.state}
        onChange={(state) => onChange({ state })}
        placeholder="Choose a state"
        autoComplete="address-level1"
      />
      {/* Without a job title it would stand beside nothing. */}
      <div className={cx(!needsJobTitle(values.role) && 'sm:col-span-2')}>
        <MultiSelectField
          label="Workplace preference(s)"
          error={errors.workplacePrefs}
          options={workplacePrefs}
          selected={values.workplacePrefs}
          onChange={(chosen) => onChange({ workplacePrefs: chosen })}
        />
      </div>
    </div>
  )
}
