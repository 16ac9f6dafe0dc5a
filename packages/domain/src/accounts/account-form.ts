/** A field as sent: missing, null and blank all count as empty. */
export type Entry = string | null | undefined

export type ProfileForm = {
  firstName?: Entry
  lastName?: Entry
  email?: Entry
  linkedin?: Entry
  role?: Entry
  jobTitle?: Entry
  state?: Entry
  workplacePrefs?: readonly string[] | null | undefined
}

export type SignUpForm = ProfileForm & { password?: Entry }

/** The fields that only the sign-up form has; the call carries neither. */
export type SignUpEntries = SignUpForm & {
  retypedPassword?: Entry
  agreed?: boolean | null | undefined
}

export type Fault<Field extends string = keyof SignUpEntries> = { field: Field; message: string }
