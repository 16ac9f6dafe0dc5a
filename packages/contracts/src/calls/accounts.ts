import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { userRecord } from '../records/user.ts'

const text = z._default(z.nullable(z.string()), null)

export const accountsCalls = {
  getLoggedInUser: call({
    area: 'accounts',
    access: 'public',
    method: 'GET',
    path: '/api/get_logged_in_user',
    summary: 'The person who is logged in; null for a visitor.',
    request: nothing,
    reply: z.object({ user: z.nullable(userRecord.wire) }),
  }),
  logIn: call({
    area: 'accounts',
    access: 'public',
    method: 'POST',
    path: '/api/headless_log_in',
    summary: 'Opens a session by e-mail address and password.',
    request: z.object({ email: text, password: text, redemption_code: text }),
    reply: z.object({ user: userRecord.wire, should_display_welcome: z.boolean() }),
    rateLimit: 'credentials',
  }),
  logOut: call({
    area: 'accounts',
    access: 'public',
    method: 'POST',
    path: '/api/headless_log_out',
    summary: 'Ends the session on the server and clears the cookie.',
    request: nothing,
    reply: nothing,
  }),
}
