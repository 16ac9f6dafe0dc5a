import { profileFaults } from '@lilypad/domain'
import { type FormEvent, useState } from 'react'
import { useSaveProfile } from '@/api/accounts/account.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { errorsOf, type ProfileValues, profileRequestOf } from '@/profile-fields/profile-values.ts'
import { loadTopLevelDomains, useTopLevelDomains } from '@/profile-fields/use-top-level-domains.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/**
 * The personal details while they are edited. An alert shows the first broken rule; from the first attempt on, every
 * field shows its own fault.
 */
export const useProfileForm = (initial: ProfileValues, onSaved: () => void) => {
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
    save.mutate(profileRequestOf(values), {
      onSuccess: onSaved,
      onError: (error) => void alert(messageOf(error)),
    })
  }
  return {
    values,
    change: (change: Partial<ProfileValues>) => setValues((before) => ({ ...before, ...change })),
    errors: attempted && domains ? errorsOf(profileFaults(values, domains)) : {},
    submit,
    isPending: save.isPending,
  }
}
