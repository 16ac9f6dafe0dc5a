import type { Fault, ProfileForm, SignUpEntries, SignUpForm } from './account-form.ts'
import type { IsTopLevelDomain } from './email-address.ts'
import { longPassword, retypedPassword, shortPassword } from './password-rules.ts'
import { limitFaults, type ProfileFault, ruleFaults } from './profile-rules.ts'

const first = (faults: Fault[]): string | null => faults[0]?.message ?? null

const termsFaults = ({ agreed }: SignUpEntries): Fault[] =>
  agreed === true ? [] : [{ field: 'agreed', message: 'You must agree to the terms.' }]

/** In order: rules 1 to 6, then lengths and unknown choices. Source: specification part 1, section 5. */
export const profileFaults = (form: ProfileForm, isTopLevelDomain: IsTopLevelDomain): ProfileFault[] => [
  ...ruleFaults(form, isTopLevelDomain),
  ...limitFaults(form),
]

/** In order: the nine rules, then lengths and unknown choices. A field shows its first fault. */
export const signUpFormFaults = (form: SignUpEntries, isTopLevelDomain: IsTopLevelDomain): Fault[] => [
  ...ruleFaults(form, isTopLevelDomain),
  ...shortPassword(form.password),
  ...retypedPassword(form.password, form.retypedPassword),
  ...termsFaults(form),
  ...limitFaults(form),
  ...longPassword(form.password),
]

export const profileFault = (form: ProfileForm, isTopLevelDomain: IsTopLevelDomain): string | null =>
  first(profileFaults(form, isTopLevelDomain))

/** The call carries no retyped password and no agreement (rules 8 and 9). Source: specification, decisions 5. */
export const signUpFault = (form: SignUpForm, isTopLevelDomain: IsTopLevelDomain): string | null =>
  first([
    ...ruleFaults(form, isTopLevelDomain),
    ...shortPassword(form.password),
    ...limitFaults(form),
    ...longPassword(form.password),
  ])

export const signUpFormFault = (form: SignUpEntries, isTopLevelDomain: IsTopLevelDomain): string | null =>
  first(signUpFormFaults(form, isTopLevelDomain))
