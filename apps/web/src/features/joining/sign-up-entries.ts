import { emptyProfile, type ProfileValues, toProfileRequest } from '@/profile-fields/profile-values.ts'

export type SignUpEntries = ProfileValues & {
  password: string
  retypedPassword: string
  agreed: boolean
  newsletter: boolean
}

export type KnownProfile = Pick<ProfileValues, 'role' | 'jobTitle' | 'workplacePrefs'>

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
