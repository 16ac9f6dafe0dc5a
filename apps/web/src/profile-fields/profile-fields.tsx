import { needsJobTitle } from '@lilypad/domain'
import { cx } from '@/ui/cx.ts'
import { Field, Input } from '@/ui/fields/field.tsx'
import { JobTitleField, RoleField, StateField, WorkplaceField } from './choice-fields.tsx'
import type { ProfileValues } from './profile-values.ts'

type ProfileFieldsProps = {
  values: ProfileValues
  onChange: (change: Partial<ProfileValues>) => void
  /** Sentences to show under the fields; empty before the first attempt to send. */
  errors: Partial<Record<keyof ProfileValues, string>>
  linkedinLabel: string
  /** Whether the e-mail address is shown and cannot be changed. */
  hasFixedEmail?: boolean
}

type TextName = 'firstName' | 'lastName' | 'email' | 'linkedin'
type TextFieldProps = ProfileFieldsProps & {
  name: TextName
  label: string
  autoComplete: string
  type?: 'text' | 'email' | 'url'
  isFixed?: boolean
}

const TextField = ({
  values,
  onChange,
  errors,
  name,
  label,
  autoComplete,
  type,
  isFixed,
}: TextFieldProps) => (
  <Field label={label} error={errors[name]} help={isFixed && 'Only the owner of this account can change it.'}>
    {(ids) => (
      <Input
        type={type ?? 'text'}
        disabled={isFixed}
        autoComplete={autoComplete}
        required={label.endsWith('*')}
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...ids}
      />
    )}
  </Field>
)

/** What a person tells about themselves: the same fields where they sign up and on their account page. */
export const ProfileFields = (props: ProfileFieldsProps) => {
  const { values, onChange, errors, linkedinLabel, hasFixedEmail = false } = props
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField {...props} name="firstName" label="First name*" autoComplete="given-name" />
      <TextField {...props} name="lastName" label="Last name*" autoComplete="family-name" />
      <TextField
        {...props}
        name="email"
        label="E-mail address*"
        autoComplete="email"
        type="email"
        isFixed={hasFixedEmail}
      />
      <TextField {...props} name="linkedin" label={linkedinLabel} autoComplete="url" />
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
