import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { type Plan, signUpFormFaults } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { becomeUser } from '@/api/accounts/session.ts'
import { signUp } from '@/api/accounts/sign-up.ts'
import { requestWelcome } from '@/api/accounts/welcome.ts'
import { identifyUser, track } from '@/api/analytics/analytics.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { knownProfile } from '@/api/intake/stored-intake.ts'
import {
  emptyProfile,
  type ProfileValues,
  toErrors,
  toProfileRequest,
} from '@/parts/profile-fields/profile-values.ts'
import { loadTopLevelDomains, useTopLevelDomains } from '@/parts/profile-fields/use-top-level-domains.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { usePayment } from './use-payment.ts'

/**
 * What follows once the account is there: with hop the dashboard and its welcome, with skip and jump the
 * payment link. Does not resolve while the browser leaves for the latter.
 */
function useJoined() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const pay = usePayment()
  return async (user: User, { id, offer }: Plan) => {
    track('Sign Up', { Plan: id })
    void identifyUser()
    // What fails now is sent when the person comes back.
    await import('@/api/intake/intake.ts')
      .then(({ saveIntake }) => saveIntake(user.id))
      .catch(() => undefined)
    if (offer !== null && (await pay(offer, user, 'joined'))) return
    requestWelcome('joined')
    navigate(paths.dashboard.href(), { replace: true })
    void becomeUser(client, user)
  }
}

function focusFirstFault(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

type Options = { plan: Plan; redemptionCode: string | null }

export type SignUpEntries = ProfileValues & {
  password: string
  retypedPassword: string
  agreed: boolean
  newsletter: boolean
}

type KnownProfile = Pick<ProfileValues, 'role' | 'jobTitle' | 'workplacePrefs'>

const empty: SignUpEntries = {
  ...emptyProfile,
  password: '',
  retypedPassword: '',
  agreed: false,
  newsletter: false,
}

let kept = empty

/** The form as it was left: closing it, or looking at another page, loses nothing but the passwords. */
export const recallEntries = (): SignUpEntries => kept

/** The entries, with what is known of the person where nothing else was chosen. */
export const fillIn = (entries: SignUpEntries, known: KnownProfile): SignUpEntries => ({
  ...entries,
  role: entries.role ?? known.role,
  jobTitle: entries.jobTitle || known.jobTitle,
  workplacePrefs: entries.workplacePrefs.length > 0 ? entries.workplacePrefs : known.workplacePrefs,
})

export function keepEntries(entries: SignUpEntries): void {
  kept = { ...entries, password: '', retypedPassword: '' }
}

/** Once somebody has joined, the next one starts with an empty form. */
export function forgetEntries(): void {
  kept = empty
}

export const toSignUpRequest = (entries: SignUpEntries, redemptionCode: string | null) => ({
  ...toProfileRequest(entries),
  password: entries.password,
  newsletter_signup: entries.newsletter,
  redemption_code: redemptionCode,
})

/** An alert shows the first broken rule and names the others; from then on each field shows its own fault. */
export function useSignUpForm({ plan, redemptionCode }: Options) {
  const [entries, setEntries] = useState(() => fillIn(recallEntries(), knownProfile()))
  const [showsErrors, setShowsErrors] = useState(false)
  const isTopLevelDomain = useTopLevelDomains(true)
  const [busy, setBusy] = useState(false)
  const { alert } = useDialogs()
  const joined = useJoined()

  const change = (changed: Partial<SignUpEntries>) => {
    const next = { ...entries, ...changed }
    keepEntries(next)
    setEntries(next)
  }

  /** Returns the messages of a failure; none once the person has joined. */
  const send = async (): Promise<string[]> => {
    setShowsErrors(true)
    const broken = signUpFormFaults(entries, await loadTopLevelDomains())
    if (broken.length > 0) return broken.map(({ message }) => message)
    try {
      const user = await signUp(toSignUpRequest(entries, redemptionCode))
      forgetEntries()
      await joined(user, plan)
      return []
    } catch (error) {
      return [toMessage(error)]
    }
  }

  const submit = async (form: HTMLFormElement) => {
    if (busy) return
    setBusy(true)
    const [trouble, ...others] = await send().finally(() => setBusy(false))
    if (trouble === undefined) return
    await alert(trouble, { more: others.join(' ') })
    focusFirstFault(form)
  }

  const faults = showsErrors && isTopLevelDomain ? signUpFormFaults(entries, isTopLevelDomain) : []
  return { entries, change, errors: toErrors(faults), submit, busy }
}
