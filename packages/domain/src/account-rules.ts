import type { Fault, ProfileForm, SignUpEntries, SignUpForm } from './account-form.ts'
import type { IsTopLevelDomain } from './email-address.ts'
import { longPassword, retypedPassword, shortPassword } from './password-rules.ts'
import { limitFaults, type ProfileFault, ruleFaults } from './profile-rules.ts'

const first = (faults: Fault[]): string | null => faults[0]?.message ?? null

const termsFaults = ({ agreed }: SignUpEntries): Fault[] =>
  agreed === true ? [] : [{ field: 'agreed', message: 'You must agree to the terms.' }]

/**
 * Every rule that a profile breaks, in the order of the rules: 1 to 6, then lengths and unknown choices.
 * Source: specification part 1, section 5.
 */
export const profileFaults = (form: ProfileForm, isTopLevelDomain: IsTopLevelDomain): ProfileFault[] => [
  ...ruleFaults(form, isTopLevelDomain),
  ...limitFaults(form),
]

/**
 * Every rule that the form for signing up breaks, in the order of the nine rules; after them lengths and
 * unknown choices. A field's first fault is what stands under it.
 */
export const signUpFormFaults = (form: SignUpEntries, isTopLevelDomain: IsTopLevelDomain): Fault[] => [
  ...ruleFaults(form, isTopLevelDomain),
  ...shortPassword(form.password),
  ...retypedPassword(form.password, form.retypedPassword),
  ...termsFaults(form),
  ...limitFaults(form),
  ...longPassword(form.password),
]

/** The first rule that a profile breaks, as the sentence for the person; null when it breaks none. */
export const profileFault = (form: ProfileForm, isTopLevelDomain: IsTopLevelDomain): string | null =>
  first(profileFaults(form, isTopLevelDomain))

/**
 * The first rule that the call for signing up breaks; null when it breaks none. The call carries neither the
 * retyped password nor the agreement, so rules 8 and 9 are the form's alone. Source: the decisions, section 5.
 */
export const signUpFault = (form: SignUpForm, isTopLevelDomain: IsTopLevelDomain): string | null =>
  first([
    ...ruleFaults(form, isTopLevelDomain),
    ...shortPassword(form.password),
    ...limitFaults(form),
    ...longPassword(form.password),
  ])

/** The first rule that the form for signing up breaks; null when it breaks none. */
export const signUpFormFault = (form: SignUpEntries, isTopLevelDomain: IsTopLevelDomain): string | null =>
  first(signUpFormFaults(form, isTopLevelDomain))
