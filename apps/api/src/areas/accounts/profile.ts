import { ApiError, analyticsRecord, profileRecord, profileSchema } from '@lilypad/contracts'
import { findPerson, isDuplicate } from '@lilypad/db'
import {
  cleanProfile,
  isPremium,
  type ProfileOption,
  profileFault,
  ROLES,
  STATES,
  topLevelDomains,
  WORKPLACE_PREFERENCES,
} from '@lilypad/domain'
import { enqueueMail, enqueueNewsletterSync, hasNewsletterProvider } from '../../deps/enqueue.ts'
import { changeProfile } from './change-profile.ts'
import { EMAIL_IN_USE } from './messages.ts'
import type { Needs, Some } from './needs.ts'
import { toProfileForm } from './profile-form.ts'
import { toUser } from './to-user.ts'

const toOptions = (options: readonly ProfileOption[]) =>
  options.map(({ id, itemName, children }) => ({
    id,
    itemName,
    ...(children && { children: children.map((child) => ({ id: child.id, itemName: child.itemName })) }),
  }))

const SCHEMA = profileSchema.encode({
  states: toOptions(STATES),
  workplacePrefs: toOptions(WORKPLACE_PREFERENCES),
  roles: toOptions(ROLES),
})

type Calls = 'saveProfile' | 'loadProfile' | 'loadProfileOptions' | 'getAnalyticsRecord'

export function profileHandlers(deps: Needs): Some<Calls> {
  const { db } = deps.database
  const hasProvider = hasNewsletterProvider(deps)

  return {
    async saveProfile({ request, user, session }) {
      const form = toProfileForm(request)
      const fault = profileFault(form, await topLevelDomains())
      if (fault !== null) throw new ApiError('bad_request', fault)
      const now = deps.now()
      const change = { session, profile: cleanProfile(form), hasProvider, now }
      const changed = await changeProfile(deps.database, change).catch((error: unknown) => {
        throw isDuplicate(error) ? new ApiError('conflict', EMAIL_IN_USE) : error
      })
      if (changed.hasMoved) {
        enqueueMail(deps, changed.outboxId)
        void enqueueNewsletterSync(deps)
      }
      const person = await findPerson(db, user.id)
      if (!person) throw new ApiError('unauthenticated')
      return { user: toUser(person, session, now) }
    },

    loadProfile: async ({ user }) => ({ record: profileRecord.encode(user) }),

    loadProfileOptions: async () => ({ schema: SCHEMA }),

    getAnalyticsRecord: async ({ user }) => ({
      record:
        user &&
        analyticsRecord.encode({
          ...user,
          id: String(user.id),
          subscription: isPremium(user.standing, deps.now()) ? 'Premium' : 'Free',
        }),
    }),
  }
}
