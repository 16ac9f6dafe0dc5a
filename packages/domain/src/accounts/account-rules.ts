import { characterCount, cleanName } from '../text/clean-text.ts'
import type { Entry, Fault, ProfileForm, SignUpEntries, SignUpForm } from './account-form.ts'
import { emailFault, type IsTopLevelDomain } from './email-address.ts'
import { longPassword, retypedPassword, shortPassword } from './password-rules.ts'
import { isRole, isState, isWorkplacePreference, needsJobTitle } from './profile-options.ts'

export const MAX_NAME_LENGTH = 100
export const MAX_LINKEDIN_LENGTH = 300
export const MAX_JOB_TITLE_LENGTH = 200

export type ProfileFault = Fault<keyof ProfileForm>

const isBlank = (entry: Entry) => cleanName(entry) === ''
const tooLong = (what: string, entry: Entry, most: number) =>
  characterCount(cleanName(entry)) > most && `${what} must be at most ${most} characters.`

const toFaults = (checks: [field: keyof ProfileForm, message: string | null | false][]): ProfileFault[] =>
  checks.flatMap(([field, message]) => (message ? [{ field, message }] : []))

/** Rules 1 to 6, in order. */
export const ruleFaults = (form: ProfileForm, isTopLevelDomain: IsTopLevelDomain): ProfileFault[] =>
  toFaults([
    ['firstName', isBlank(form.firstName) && 'First name is required.'],
    ['lastName', isBlank(form.lastName) && 'Last name is required.'],
    ['email', emailFault(form.email, isTopLevelDomain)],
    ['role', !isRole(form.role ?? '') && 'Current full-time role is required.'],
    ['jobTitle', needsJobTitle(form.role) && isBlank(form.jobTitle) && 'Current job title is required.'],
  ])

const unknownState = ({ state }: ProfileForm) =>
  !isBlank(state) && !isState(state ?? '') && 'Please choose a state from the list.'
const unknownPreference = ({ workplacePrefs }: ProfileForm) =>
  !(workplacePrefs ?? []).every(isWorkplacePreference) && 'Please choose workplace preferences from the list.'

/** Checked after the rules: lengths, and choices that are not on their list. */
export const limitFaults = (form: ProfileForm): ProfileFault[] =>
  toFaults([
    ['firstName', tooLong('First name', form.firstName, MAX_NAME_LENGTH)],
    ['lastName', tooLong('Last name', form.lastName, MAX_NAME_LENGTH)],
    ['linkedin', tooLong('LinkedIn account', form.linkedin, MAX_LINKEDIN_LENGTH)],
    [
      'jobTitle',
      needsJobTitle(form.role) && tooLong('Current job title', form.jobTitle, MAX_JOB_TITLE_LENGTH),
    ],
    ['state', unknownState(form)],
    ['workplacePrefs', unknownPreference(form)],
  ])

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
