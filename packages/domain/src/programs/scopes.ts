/** In the order in which a person chooses. Source: design, `beyond.md` section 4. */
export const SCOPE_TEXTS = {
  'jobs:read': 'Read jobs, as you see them',
  'searches:read': 'Read your saved searches and the jobs they find',
  'tracker:read': 'Read your tracker',
  'tracker:write': 'Add jobs to your tracker and change them there',
}
export type Scope = keyof typeof SCOPE_TEXTS
export const SCOPES = Object.keys(SCOPE_TEXTS) as Scope[]

export const MAX_KEYS = 20
export const MAX_KEY_NAME_LENGTH = 60
