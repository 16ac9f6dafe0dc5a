import { type Call, type Client, createClient, homePageCalls } from '@lilypad/contracts'
import { noteFailure } from './failure-log.ts'
import { fetchAfterLogOut } from './pending-log-out.ts'

/** The client of some calls. The server has already parsed the replies. */
export const createCallClient = <Cs extends Record<string, Call>>(calls: Cs): Client<Cs> =>
  createClient(calls, { onFailure: noteFailure, fetch: fetchAfterLogOut as typeof fetch })

/** The calls of visitors and members, but for those of `lazy-calls.ts`. */
export const api = createCallClient(homePageCalls)
