import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '@/api/accounts/account.ts'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { ProfileFields } from '@/profile-fields/profile-fields.tsx'
import { emptyProfile, type ProfileValues, valuesOf } from '@/profile-fields/profile-values.ts'
import { Button } from '@/ui/button.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { Section } from './section.tsx'
import { useProfileForm } from './use-profile-form.ts'

type ProfileProps = {
  onSaved: () => void
  /** Whether the e-mail address may be changed: only by its owner. */
  hasOwnEmail: boolean
}
type ProfileFormProps = ProfileProps & { initial: ProfileValues; isLoading: boolean }

const ProfileForm = ({ initial, isLoading, onSaved, hasOwnEmail }: ProfileFormProps) => {
  const { values, change, errors, submit, isPending } = useProfileForm(initial, onSaved)
  return (
    <form onSubmit={submit} noValidate>
      <fieldset
        disabled={isLoading}
        aria-busy={isLoading}
        className="grid gap-5 transition duration-200 disabled:opacity-50"
      >
        <legend className="sr-only">Personal details</legend>
        <ProfileFields
          values={values}
          onChange={change}
          errors={errors}
          linkedinLabel="LinkedIn profile"
          hasFixedEmail={!hasOwnEmail}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft text-sm">* required</p>
          <Button type="submit" look="primary" pending={isPending && 'Working...'}>
            Save Updates
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

/** The personal details: dimmed until they have loaded. */
export const ProfileSection = (props: ProfileProps) => {
  const { data, error, refetch } = useQuery(profileQuery)
  return (
    <Section title="Personal details" lead="Your name, your e-mail address and what you do.">
      {error && !data ? (
        <ErrorState message={loadMessageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <ProfileForm
          key={data ? 'there' : 'coming'}
          initial={data ? valuesOf(data) : emptyProfile}
          isLoading={!data}
          {...props}
        />
      )}
    </Section>
  )
}
