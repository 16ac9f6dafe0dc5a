import { US_STATES } from '../places/us-states.ts'

/** Its id equals its name, and that is stored. */
export type ProfileOption<Name extends string = string> = {
  id: Name
  itemName: Name
  children?: readonly ProfileOption[]
}

const option = <Name extends string>(name: Name): ProfileOption<Name> => ({ id: name, itemName: name })

const ROLE_NAMES = [
  'preK-12 Educator',
  'Higher Ed Admin/Faculty',
  'Edtech Employee',
  'L&D/Instructional Design',
  'Non-Profit Employee',
  'Student',
  'Not currently employed',
  'Other',
] as const
export type Role = (typeof ROLE_NAMES)[number]

/** Current full-time roles. Source: specification, decisions 5. */
export const ROLES: readonly ProfileOption<Role>[] = ROLE_NAMES.map(option)

/** The roles that require a job title. Source: specification part 1, section 9. */
export const ROLES_WITH_JOB_TITLE: readonly Role[] = [
  'Higher Ed Admin/Faculty',
  'Edtech Employee',
  'L&D/Instructional Design',
  'Non-Profit Employee',
  'Other',
]

export const STATES: readonly ProfileOption[] = [...US_STATES.values()].map(option)

/** Selecting a parent selects its children. Source: specification, decisions 5. */
export const WORKPLACE_PREFERENCES: readonly ProfileOption[] = [
  option('Remote'),
  { ...option('On-site or Hybrid'), children: [option('On-site'), option('Hybrid')] },
]

const STATE_NAMES = new Set(STATES.map(({ id }) => id))
const WORKPLACE_NAMES = new Set(
  WORKPLACE_PREFERENCES.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]),
)

export const isRole = (text: string): text is Role => ROLE_NAMES.some((role) => role === text)

export const isState = (text: string): boolean => STATE_NAMES.has(text)

export const isWorkplacePreference = (text: string): boolean => WORKPLACE_NAMES.has(text)

export const needsJobTitle = (role: string | null | undefined): boolean =>
  ROLES_WITH_JOB_TITLE.some((name) => name === role)
