import { paths } from '@lilypad/contracts/addresses'
import { profileFaults } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery, useSaveProfile } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { ProfileFields } from '@/parts/profile-fields/profile-fields.tsx'
import {
  emptyProfile,
  type ProfileValues,
  toErrors,
  toProfileRequest,
  toProfileValues,
} from '@/parts/profile-fields/profile-values.ts'
import { loadTopLevelDomains, useTopLevelDomains } from '@/parts/profile-fields/use-top-level-domains.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form } from '@/ui/fields/field.tsx'
import { useFields } from '@/ui/fields/use-fields.ts'
import { Section, TextLink } from './section.tsx'

const LEAD = (
  <>
    Your name, your e-mail address and what you do.{' '}
    <TextLink to={paths.intake.href()}>Your answers about the work you want</TextLink>
  </>
)

type ProfileProps = {
  onSaved: () => void
  /** Whether the e-mail address may be changed: only by its owner. */
  hasOwnEmail: boolean
}
type ProfileFormProps = ProfileProps & { initial: ProfileValues; isLoading: boolean }

/** An alert shows the first broken rule; from the first attempt on, every field shows its own fault. */
function ProfileForm({ initial, isLoading, onSaved, hasOwnEmail }: ProfileFormProps) {
  const { values, change } = useFields(initial)
  const [attempted, setAttempted] = useState(false)
  const domains = useTopLevelDomains(true)
  const { mutate, isPending } = useSaveProfile()
  const { alert } = useDialogs()
  const submit = async (form: HTMLFormElement) => {
    const [fault] = profileFaults(values, await loadTopLevelDomains())
    setAttempted(true)
    if (fault) {
      await alert(fault.message)
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    mutate(toProfileRequest(values), {
      onSuccess: onSaved,
      onError: (error) => void alert(toMessage(error)),
    })
  }
  return (
    <Form onSubmit={submit}>
      <fieldset
        disabled={isLoading}
        aria-busy={isLoading}
        className="grid gap-5 transition duration-200 disabled:opacity-50"
      >
        <legend className="sr-only">Personal details</legend>
        <ProfileFields
          values={values}
          onChange={change}
          errors={attempted && domains ? toErrors(profileFaults(values, domains)) : {}}
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
    </Form>
  )
}

export function ProfileSection(props: ProfileProps) {
  const profile = useQuery(profileQuery)
  const { data } = profile
  const form = (
    <ProfileForm
      key={data ? 'there' : 'coming'}
      initial={data ? toProfileValues(data) : emptyProfile}
      isLoading={!data}
      {...props}
    />
  )
  return (
    <Section title="Personal details" lead={LEAD}>
      {data ? form : <QueryFallback query={profile} waiting={form} />}
    </Section>
  )
}
