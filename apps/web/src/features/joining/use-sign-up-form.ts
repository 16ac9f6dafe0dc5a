import { type PlanId, signUpFormFault, signUpFormFaults } from '@lilypad/domain'
import { type FormEvent, useState } from 'react'
import { signUp } from '@/api/accounts/sign-up.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { knownProfile } from '@/api/intake/intake.ts'
import { errorsOf } from '@/profile-fields/profile-values.ts'
import { loadTopLevelDomains, useTopLevelDomains } from '@/profile-fields/use-top-level-domains.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import {
  fillIn,
  forgetEntries,
  keepEntries,
  recallEntries,
  requestOf,
  type SignUpEntries,
} from './sign-up-entries.ts'
import { useJoined } from './use-joined.ts'

const focusFirstFault = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

type Options = { plan: PlanId; redemptionCode: string | null }

/**
 * The entries of the sign-up form and what happens when it is sent: an alert shows the first broken rule, and from then
 * on each field shows its own fault.
 */
export const useSignUpForm = ({ plan, redemptionCode }: Options) => {
  const [entries, setEntries] = useState(() => fillIn(recallEntries(), knownProfile()))
  const [displayFormValidationErrors, setDisplayFormValidationErrors] = useState(false)
  const isTopLevelDomain = useTopLevelDomains(true)
  const [busy, setBusy] = useState(false)
  const { alert } = useDialogs()
  const joined = useJoined()

  const change = (changed: Partial<SignUpEntries>) => {
    const next = { ...entries, ...changed }
    keepEntries(next)
    setEntries(next)
  }

  /** Returns the message of a failure; null once the person has joined. */
  const send = async (): Promise<string | null> => {
    setDisplayFormValidationErrors(true)
    const fault = signUpFormFault(entries, await loadTopLevelDomains())
    if (fault) return fault
    try {
      const user = await signUp(requestOf(entries, redemptionCode))
      forgetEntries()
      await joined(user, plan)
      return null
    } catch (error) {
      return messageOf(error)
    }
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    setBusy(true)
    const trouble = await send().finally(() => setBusy(false))
    if (trouble === null) return
    await alert(trouble)
    focusFirstFault(form)
  }

  const faults =
    displayFormValidationErrors && isTopLevelDomain ? signUpFormFaults(entries, isTopLevelDomain) : []
  return { entries, change, errors: errorsOf(faults), submit, busy }
}
