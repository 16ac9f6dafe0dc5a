/** A field as it was sent: missing, null and blank all count as empty. */
export type Entry = string | null | undefined

/** What a person tells about themselves, when signing up and on the account page. */
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

/** What the call for signing up carries. */
export type SignUpForm = ProfileForm & { password?: Entry }

/** What the form for signing up asks beyond that; the call carries neither. */
export type SignUpEntries = SignUpForm & {
  retypedPassword?: Entry
  agreed?: boolean | null | undefined
}

/** A rule that a form breaks: the field to put the sentence under, and the sentence. */
export type Fault<Field extends string = keyof SignUpEntries> = { field: Field; message: string }
