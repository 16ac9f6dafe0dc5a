import {
  ApiError,
  analyticsRecord,
  camelKeys,
  type logInAndSignUpCalls,
  profileRecord,
  profileSchema,
  type RequestOf,
} from '@lilypad/contracts'
import {
  addToOutbox,
  type Database,
  type Executor,
  findPerson,
  isDuplicate,
  isEmailReserved,
  lockUser,
  mayChangeAgain,
  moveNewsletterAddress,
  recordAccountChange,
  type Session,
  updateProfile,
  voidPasswordResets,
} from '@lilypad/db'
import {
  type CleanProfile,
  cleanProfile,
  isPremium,
  type ProfileForm,
  type ProfileOption,
  profileFault,
  ROLES,
  STATES,
  topLevelDomains,
  WORKPLACE_PREFERENCES,
} from '@lilypad/domain'
import { enqueueMail, enqueueNewsletterSync, hasNewsletterProvider } from '../../deps/enqueue.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import { EMAIL_IN_USE } from './account-errors.ts'
import type { Needs, Some } from './handler-types.ts'
import { toUser } from './to-user.ts'

const TOO_OFTEN = 'Your e-mail address was changed too often today. Please try again tomorrow.'

type Change = {
  session: Session
  profile: CleanProfile
  /** Whether to notify an outside newsletter provider. */
  hasProvider: boolean
  now: Date
}
type Changed = { hasMoved: boolean; outboxId: number | null }

/** The former address hears of it, and can undo it; newsletters move, and reset links sent to it end. */
async function moveAddress(tx: Executor, from: string, { session, profile, hasProvider, now }: Change) {
  const { userId: id } = session
  if (!(await mayChangeAgain(tx, { userId: id, changed: 'email', now })))
    throw new ApiError('rate_limited', TOO_OFTEN)
  if (await isEmailReserved(tx, { email: profile.email, userId: id, now }))
    throw new ApiError('conflict', EMAIL_IN_USE)
  await voidPasswordResets(tx, id)
  await moveNewsletterAddress(tx, { from, to: profile.email, hasProvider, now })
  const changedAt = now.toISOString()
  const token = await recordAccountChange(tx, { userId: id, changed: 'email', formerEmail: from, now })
  const content = { firstName: profile.firstName, changedAt, token }
  const letter = { kind: 'email-changed' as const, content }
  return addToOutbox(tx, { userId: id, recipient: from, cause: changedAt, letter })
}

/**
 * Saves a valid profile, and handles a changed e-mail address. Throws `forbidden` when an admin who is logged in as the
 * person would change the address; `rate_limited` when it was changed too often; `conflict` when it may return to another
 * account, and an error that `isDuplicate` recognizes when another account has it.
 */
const changeProfile = (database: Pick<Database, 'db'>, change: Change): Promise<Changed> =>
  whileLoggedIn(database, change.session, async (tx) => {
    const { session, profile } = change
    const { userId: id, impersonatorId } = session
    const before = await lockUser(tx, id)
    if (!before) throw new ApiError('unauthenticated')
    if (impersonatorId !== null && profile.email !== before.email) throw new ApiError('forbidden')
    await updateProfile(tx, { id, profile })
    const hasMoved = profile.email.toLowerCase() !== before.email.toLowerCase()
    return { hasMoved, outboxId: hasMoved ? await moveAddress(tx, before.email, change) : null }
  })

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

export const toProfileForm = (request: RequestOf<typeof logInAndSignUpCalls.saveProfile>): ProfileForm => ({
  ...camelKeys(request),
  firstName: request.fname,
  lastName: request.lname,
})
