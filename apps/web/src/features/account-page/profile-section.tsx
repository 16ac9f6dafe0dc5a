import { paths } from '@lilypad/contracts/addresses'
import { profileFaults } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { profileQuery, useSaveProfile } from '@/api/accounts/account.ts'
import { toLoadMessage, toMessage } from '@/api/failure-messages.ts'
import { ProfileFields } from '@/profile-fields/profile-fields.tsx'
import {
  emptyProfile,
  type ProfileValues,
  toErrors,
  toProfileRequest,
  toProfileValues,
} from '@/profile-fields/profile-values.ts'
import { loadTopLevelDomains, useTopLevelDomains } from '@/profile-fields/use-top-level-domains.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

const LEAD = (
  <>
    Your name, your e-mail address and what you do.{' '}
    <TextLink to={paths.intake.href()}>Your answers about the work you want</TextLink>
  </>
)

/**
 * The personal details while they are edited. An alert shows the first broken rule; from the first attempt on, every
 * field shows its own fault.
 */
function useProfileForm(initial: ProfileValues, onSaved: () => void) {
  const [values, setValues] = useState(initial)
  const [attempted, setAttempted] = useState(false)
  const domains = useTopLevelDomains(true)
  const save = useSaveProfile()
  const { alert } = useDialogs()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const [fault] = profileFaults(values, await loadTopLevelDomains())
    setAttempted(true)
    if (fault) {
      await alert(fault.message)
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    save.mutate(toProfileRequest(values), {
      onSuccess: onSaved,
      onError: (error) => void alert(toMessage(error)),
    })
  }
  return {
    values,
    change: (change: Partial<ProfileValues>) => setValues((before) => ({ ...before, ...change })),
    errors: attempted && domains ? toErrors(profileFaults(values, domains)) : {},
    submit,
    isPending: save.isPending,
  }
}

type ProfileProps = {
  onSaved: () => void
  /** Whether the e-mail address may be changed: only by its owner. */
  hasOwnEmail: boolean
}
type ProfileFormProps = ProfileProps & { initial: ProfileValues; isLoading: boolean }

function ProfileForm({ initial, isLoading, onSaved, hasOwnEmail }: ProfileFormProps) {
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

export function ProfileSection(props: ProfileProps) {
  const { data, error, refetch } = useQuery(profileQuery)
  return (
    <Section title="Personal details" lead={LEAD}>
      {error && !data ? (
        <ErrorState message={toLoadMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <ProfileForm
          key={data ? 'there' : 'coming'}
          initial={data ? toProfileValues(data) : emptyProfile}
          isLoading={!data}
          {...props}
        />
      )}
    </Section>
  )
}
