import { isPaidPlan, linkFrom, type PlanId } from '@lilypad/domain'
import { OutLink } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '@/api/home/home.ts'
import { ProfileFields } from '@/parts/profile-fields/profile-fields.tsx'
import { Button } from '@/ui/button.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Form } from '@/ui/fields/field.tsx'
import { PasswordField } from '@/ui/fields/password-input.tsx'
import type { useSignUpForm } from './use-sign-up-form.ts'

type SignUpFormProps = { form: ReturnType<typeof useSignUpForm>; plan: PlanId }

const Passwords = ({ form: { entries, errors, change } }: Pick<SignUpFormProps, 'form'>) => (
  <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
    <PasswordField
      label="Password*"
      help={!errors.password && 'At least 8 characters.'}
      error={errors.password}
      autoComplete="new-password"
      value={entries.password}
      onChange={(password) => change({ password })}
    />
    <PasswordField
      label="Re-type password*"
      error={errors.retypedPassword}
      shows="re-typed password"
      autoComplete="new-password"
      value={entries.retypedPassword}
      onChange={(retypedPassword) => change({ retypedPassword })}
    />
  </div>
)

function TermsSentence() {
  const { data: settings } = useQuery(settingsQuery)
  return (
    <>
      I agree to the Lilypad{' '}
      <OutLink
        href={settings && linkFrom(settings.public_url, settings.terms_url)}
        className="font-semibold text-accent-text underline underline-offset-2"
      >
        Terms of Use and Privacy Policy
      </OutLink>
    </>
  )
}

const Consents = ({ form: { entries, errors, change } }: Pick<SignUpFormProps, 'form'>) => (
  <div className="grid gap-1">
    <Checkbox
      label={<TermsSentence />}
      required
      checked={entries.agreed}
      onChange={(agreed) => change({ agreed })}
      error={errors.agreed}
    />
    <Checkbox
      label="Email me the newsletter with weekly jobs and news."
      checked={entries.newsletter}
      onChange={(newsletter) => change({ newsletter })}
    />
  </div>
)

export const SignUpForm = ({ form, plan }: SignUpFormProps) => (
  <Form onSubmit={form.submit} className="grid gap-5 text-ink">
    <ProfileFields
      values={form.entries}
      onChange={form.change}
      errors={form.errors}
      linkedinLabel="LinkedIn account (optional)"
    />
    <Passwords form={form} />
    <Consents form={form} />
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="text-ink-soft text-sm">* required</p>
      <Button
        type="submit"
        look="primary"
        size="large"
        className="max-sm:w-full sm:min-w-56"
        pending={form.busy && 'Working...'}
      >
        {isPaidPlan(plan) ? 'Continue to Payment' : 'Sign Up'}
      </Button>
    </div>
  </Form>
)
