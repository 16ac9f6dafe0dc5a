import type { Entry, ProfileForm } from './account-form.ts'
import { cleanName } from './account-text.ts'
import { needsJobTitle, WORKPLACE_PREFERENCES } from './profile-options.ts'

/** A profile as it is kept: no stray blanks or control characters, and null for what was left empty. */
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

/** An address as it is kept: as typed, without the blanks around it. Two that differ by case are the same. */
export const cleanEmail = (email: Entry): string => (email ?? '').trim()

/** The job title to keep: null for a role of which none is asked. Source: specification part 1, rule 6. */
export const normalizedJobTitle = (role: Entry, jobTitle: Entry): string | null =>
  needsJobTitle(role) ? orNull(jobTitle) : null

const chosenPreferences = (chosen: ProfileForm['workplacePrefs']) =>
  WORKPLACE_PREFERENCES.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]).filter(
    (id) => chosen?.includes(id),
  )

/** A form without faults, as it is to be kept; preferences come back once each, in the order of their list. */
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
