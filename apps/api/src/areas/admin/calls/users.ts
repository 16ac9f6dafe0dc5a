import { ApiError, type ErrorCode, type ListedUser, type ResultOf, type usersCalls } from '@lilypad/contracts'
import {
  countPersonalData,
  deletedPerson,
  findPerson,
  type ListedPerson,
  listAuditEntries,
  listUsers,
} from '@lilypad/db'
import { isPremium } from '@lilypad/domain'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import { createDataExport } from '../../accounts/data-export.ts'
import { createEraseAccount } from '../../accounts/delete-account.ts'
import type { Needs } from '../../accounts/handler-types.ts'
import { NO_USER, PAGE_LENGTH } from './admin-errors.ts'
import { createLogInAs } from './log-in-as.ts'
import { toErasureReceipt } from './receipts.ts'

/** How long an admin's request waits for the worker to write an e-mail; afterwards it is still written. */
const TIMEOUT_MS = 20_000

const REFUSALS: Record<Exclude<ResultOf<'send-test-alert'>['outcome'], 'written'>, [ErrorCode, string]> = {
  no_person: ['not_found', NO_USER],
  no_searches: ['conflict', 'This user has no saved searches.'],
  no_matches: ['conflict', 'No job matches the saved searches of this user.'],
}

const OWN_ACCOUNT = 'You cannot delete your own account here. Your account page can.'
const NOT_CANCELLED =
  'The subscription of this user could not be cancelled, so nothing was deleted. Please try again later.'

const toListedUser = ({ standing, ...person }: ListedPerson, now: Date): ListedUser => ({
  ...toWire(person),
  num_job_clicks: person.jobClicks,
  is_free: !isPremium(standing, now),
  is_admin: standing.isAdmin,
})

export function usersHandlers(deps: Needs): Handlers<typeof usersCalls> {
  const { db } = deps.database
  const eraseAccount = createEraseAccount(deps)
  const logInAs = createLogInAs(deps)
  const exportData = createDataExport(deps)

  return {
    async loadUsers({ request: { page, search } }) {
      const { people, total } = await listUsers(db, { page, search, pageLength: PAGE_LENGTH })
      const now = deps.now()
      const users = people.map((person) => toListedUser(person, now))
      return { users, num_users: total, page_length: PAGE_LENGTH }
    },

    async deleteUser({ user, request: { user_id: id }, audit }) {
      if (id === user.id) throw new ApiError('conflict', OWN_ACCOUNT)
      const person = await findPerson(db, id)
      const counts = await countPersonalData(db, id)
      if (!person || !(await eraseAccount(person, NOT_CANCELLED))) throw new ApiError('not_found', NO_USER)
      // An entry about an erased address must not contain the address.
      audit(deletedPerson(id), { user_id: id })
      const { publicUrl } = deps.config.http
      const receipt = toErasureReceipt({ userId: id, publicUrl, by: user.email, at: deps.now(), counts })
      return { receipt }
    },

    async exportUser({ request: { user_id: id }, audit }) {
      const person = await findPerson(db, id)
      const data = person && (await exportData(id))
      if (!data) throw new ApiError('not_found', NO_USER)
      audit(person.email, { user_id: id })
      return data
    },

    async logInAsUser({ user, readToken, userAgent, request: { id }, setToken, audit }) {
      const { person, opened } = await logInAs({
        adminId: user.id,
        personId: id,
        token: readToken(),
        userAgent,
      })
      setToken(opened)
      audit(person.email, { user_id: id })
      return {}
    },

    async testNotifications({ request: { user_id: userId, schedule }, audit }) {
      const answer = await deps.queue.ask('send-test-alert', { userId, schedule }, TIMEOUT_MS)
      const outcome = answer.done ? answer.result.outcome : 'written'
      if (outcome !== 'written') throw new ApiError(...REFUSALS[outcome])
      const person = await findPerson(db, userId)
      audit(person?.email ?? `#${userId}`, { user_id: userId, schedule })
      return {}
    },

    async getAuditLog({ request: { page, search } }) {
      const { entries, total } = await listAuditEntries(db, { page, search, pageLength: PAGE_LENGTH })
      return { entries: entries.map(toWire), num_entries: total, page_length: PAGE_LENGTH }
    },
  }
}
