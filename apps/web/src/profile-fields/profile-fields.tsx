import { needsJobTitle } from '@lilypad/domain'
import { cx } from '@lilypad/ui'
import type { ComponentProps } from 'react'
import { TextField } from '@/ui/fields/text-field.tsx'
import { JobTitleField, RoleField, StateField, WorkplaceField } from './choice-fields.tsx'
import type { ProfileValues } from './profile-values.ts'

type ProfileFieldsProps = {
  values: ProfileValues
  onChange: (change: Partial<ProfileValues>) => void
  /** Sentences to show under the fields; empty before the first attempt to send. */
  errors: Partial<Record<keyof ProfileValues, string>>
  linkedinLabel: string
  hasFixedEmail?: boolean
}

type TextName = 'firstName' | 'lastName' | 'email' | 'linkedin'
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

export const ProfileFields = (props: ProfileFieldsProps) => {
  const { values, onChange, errors, linkedinLabel, hasFixedEmail = false } = props
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
      <RoleField value={values.role} onChange={(role) => onChange({ role })} error={errors.role} />
      <JobTitleField
        role={values.role}
        value={values.jobTitle}
        onChange={(jobTitle) => onChange({ jobTitle })}
        error={errors.jobTitle}
      />
      <StateField value={values.state} onChange={(state) => onChange({ state })} error={errors.state} />
      {/* Without a job title it would stand beside nothing. */}
      <div className={cx(!needsJobTitle(values.role) && 'sm:col-span-2')}>
        <WorkplaceField
          value={values.workplacePrefs}
          onChange={(workplacePrefs) => onChange({ workplacePrefs })}
          error={errors.workplacePrefs}
        />
      </div>
    </div>
  )
}
