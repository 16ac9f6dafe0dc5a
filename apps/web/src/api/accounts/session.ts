import { ApiError, type Calls, type Reply, type User, userRecord } from '@lilypad/contracts'
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'
import { deleteOfflineCopy } from '../delete-offline-copy.ts'
import { settingsQuery } from '../home/home.ts'
import { hasPendingLogOut, noteLogOut } from '../pending-log-out.ts'
import { notifyOtherTabs } from '../session-across-tabs.ts'

type UserReply = Reply<Calls['getLoggedInUser']>
/** What was saved on this device goes with the first answer that nobody is logged in. */
function readUser({ user }: UserReply): User | null {
  if (user === null) void deleteOfflineCopy()
  return user && userRecord.decode(user)
}

/** Without a connection, nobody is logged in once they have logged out. */
function nobodyIfLeft(error: unknown): null {
  if (hasPendingLogOut()) return null
  throw error
}

export const fetchUser = async (): Promise<User | null> =>
  api.getLoggedInUser({}).then(readUser, nobodyIfLeft)

const asked = callQuery(api, 'getLoggedInUser', {}, readUser)

/** Without a connection it is who was logged in: what is saved is theirs. */
async function findSavedUser(client: QueryClient, error: unknown): Promise<User> {
  if (error instanceof TypeError) await (await import('../offline-copy.ts')).restoreCopy(client)
  const saved = error instanceof TypeError ? client.getQueryData<User>(asked.queryKey) : null
  if (!saved) throw error
  return saved
}

/** Who is logged in; null for a visitor. */
export const userQuery = queryOptions({
  ...asked,
  queryFn: (context): Promise<User | null> =>
    asked
      .queryFn(context)
      .catch(nobodyIfLeft)
      .catch((error: unknown) => findSavedUser(context.client, error)),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The person, or null for a visitor and while it is not known yet. */
export const useUser = (): User | null => useQuery(userQuery).data ?? null

const KEPT: unknown[] = [userQuery.queryKey[0], settingsQuery.queryKey[0]]

/** Loaded data is one person's, but for the operator's settings: another person or a visitor starts without it. */
function showAs(client: QueryClient, user: User | null) {
  client.setQueryData(userQuery.queryKey, user)
  void deleteOfflineCopy()
  return client.resetQueries({ predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]) })
}

/** Follows a log-in or log-out on this page, and has the other tabs do so. */
export function becomeUser(client: QueryClient, user: User | null) {
  notifyOtherTabs()
  return showAs(client, user)
}

const whoIs = (user: User | null) => user && `${user.id} ${user.isImpersonated}`

/**
 * Asks the server who is logged in, and follows if this page assumes someone else. Of the same person, the page shows the
 * new record: the one before may be a saved copy. A missing answer, or one overtaken by a log-in on this page, changes
 * nothing.
 */
export async function noticeUser(client: QueryClient, ask = fetchUser): Promise<void> {
  const before = client.getQueryData(userQuery.queryKey)
  if (before === undefined) return
  const user = await ask().catch(() => before)
  const isOvertaken = client.getQueryData(userQuery.queryKey) !== before
  if (isOvertaken) return
  if (whoIs(user) !== whoIs(before)) await showAs(client, user)
  else client.setQueryData(userQuery.queryKey, user)
}

type Credentials = { email: string; password: string; redemption_code?: string | null }

/** Logs in. The reply may carry a message: about a redemption code that could not be used. */
export const useLogIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) => api.logIn(credentials),
    onSuccess: ({ user }, _credentials, _before, { client }) =>
      void becomeUser(client, userRecord.decode(user)),
  })

/** A refusal means that the server was there, and did not do it. */
const isUnreachable = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/** Logs out: on this device at once, and on the server when it can be reached. */
export const useLogOut = () =>
  useMutation({
    mutationFn: () =>
      api.logOut({}).catch((failure: unknown) => {
        if (!isUnreachable(failure)) throw failure
        noteLogOut()
      }),
    onSuccess: (_reply, _none, _before, { client }) => void becomeUser(client, null),
  })
