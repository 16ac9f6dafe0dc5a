import { cleanName } from '../text/clean-text.ts'
import type { Entry, ProfileForm } from './account-form.ts'
import { needsJobTitle, WORKPLACE_PREFERENCES } from './profile-options.ts'

export type CleanProfile = {
  firstName: string
  lastName: string
  email: string
  linkedin: string | null
  role: string
  jobTitle: string | null
  state: string | null
  workplacePrefs: string[]
}

const orNull = (entry: Entry) => cleanName(entry) || null

/** Trimmed only: addresses that differ in case alone are the same. */
export const cleanEmail = (email: Entry): string => (email ?? '').trim()

/** Null for a role that needs no job title. Source: specification part 1, rule 6. */
export const normalizedJobTitle = (role: Entry, jobTitle: Entry): string | null =>
  needsJobTitle(role) ? orNull(jobTitle) : null

const chosenPreferences = (chosen: ProfileForm['workplacePrefs']) =>
  WORKPLACE_PREFERENCES.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]).filter(
    (id) => chosen?.includes(id),
  )

/** Each preference once, in the order of the option list. */
export const cleanProfile = (form: ProfileForm): CleanProfile => ({
  firstName: cleanName(form.firstName),
  lastName: cleanName(form.lastName),
  email: cleanEmail(form.email),
  linkedin: orNull(form.linkedin),
  role: form.role ?? '',
  jobTitle: normalizedJobTitle(form.role, form.jobTitle),
  state: orNull(form.state),
  workplacePrefs: chosenPreferences(form.workplacePrefs),
})
