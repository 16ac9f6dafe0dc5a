import { US_STATES } from './location/us-states.ts'

/** A choice that a profile offers. Its id is its name, and both are what is stored. */
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

/** What people do full-time at present. Source: the decisions, section 5. */
export const ROLES: readonly ProfileOption<Role>[] = ROLE_NAMES.map(option)

/** The roles of which the job title is asked, too. Source: specification part 1, section 9. */
export const ROLES_WITH_JOB_TITLE: readonly Role[] = [
  'Higher Ed Admin/Faculty',
  'Edtech Employee',
  'L&D/Instructional Design',
  'Non-Profit Employee',
  'Other',
]

/** The 50 states, the District of Columbia and the territories, by their English names. */
export const STATES: readonly ProfileOption[] = [...US_STATES.values()].map(option)

/** A parent stands for its children: whoever selects it selects them. Source: the decisions, section 5. */
export const WORKPLACE_PREFERENCES: readonly ProfileOption[] = [
  option('Remote'),
  { ...option('On-site or Hybrid'), children: [option('On-site'), option('Hybrid')] },
]

const STATE_NAMES = new Set(STATES.map(({ id }) => id))
const WORKPLACE_NAMES = new Set(
  WORKPLACE_PREFERENCES.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]),
)

/** Whether the text is one of the roles, to the letter. */
export const isRole = (text: string): text is Role => ROLE_NAMES.some((role) => role === text)

/** Whether the text is the name of a state, to the letter. */
export const isState = (text: string): boolean => STATE_NAMES.has(text)

/** Whether the text is a workplace preference, parent or child, to the letter. */
export const isWorkplacePreference = (text: string): boolean => WORKPLACE_NAMES.has(text)

/** Whether the job title is asked of people in this role; never for what is no role. */
export const needsJobTitle = (role: string | null | undefined): boolean =>
  ROLES_WITH_JOB_TITLE.some((name) => name === role)
