import { ApiError, type logInAndSignUpCalls, type RequestInputOf } from '@lilypad/contracts'
import { type Db, schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import type { Browser } from '../create-test-api.ts'

export const COOKIE = 'lilypad_session'
export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR

let count = 0

/** An unused e-mail address. */
export function newAddress(name = 'fern') {
  count += 1
  return `${name}-${count}@example.com`
}

export type SignUp = RequestInputOf<typeof logInAndSignUpCalls.signUp>

/** A valid request of the sign-up form. */
export const signUpOf = (more: Partial<SignUp> & { email?: string; password?: string } = {}) => ({
  fname: 'Fern',
  lname: 'Reed',
  email: newAddress(),
  linkedin: null,
  role: 'Edtech Employee',
  job_title: 'Support Lead',
  state: 'Ohio',
  workplace_prefs: ['Remote'],
  password: 'quiet water lilies',
  newsletter_signup: false,
  rewardful_referral: null,
  rewardful_affiliate: null,
  redemption_code: null,
  ...more,
})

/** A valid request of the account page. */
export const profileOf = (user: { email: string }, more: object = {}) => ({
  fname: 'Fern',
  lname: 'Reed',
  email: user.email,
  linkedin: null,
  role: 'Student',
  job_title: null,
  state: null,
  workplace_prefs: [],
  ...more,
})

/** The refusal of a call; fails when the call succeeds. */
export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It should have been refused.')
    },
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, message: error.message }
    },
  )

export const FORBIDDEN = { status: 403, message: 'You do not have access to this.' }
export const LOG_IN_FIRST = { status: 401, message: 'Please log in.' }
export const DEAD_LINK = {
  status: 400,
  message: 'This link has expired or was used. Please request a new one.',
}

/** A POST with any body and headers, unlike our own pages'. */
export const post = (browser: Browser, path: string, body: unknown, headers: Record<string, string> = {}) =>
  browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** The e-mails that wait for an address, oldest first, by their kind of letter. */
export async function emailsTo(db: Db, recipient: string) {
  const { outbox } = schema
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id)
  return rows.map((row) => ({ ...row, kind: row.template }))
}

/** The token of the newest reset link that was mailed to an address. */
export async function mailedToken(db: Db, recipient: string): Promise<string> {
  const resets = (await emailsTo(db, recipient)).filter(({ kind }) => kind === 'reset')
  const content = resets.at(-1)?.content
  if (typeof content !== 'object' || content === null || !('token' in content))
    throw new Error('No reset link was mailed.')
  return String(content.token)
}

export const sessionsOf = (db: Db, userId: number) =>
  db.select().from(schema.sessions).where(eq(schema.sessions.userId, userId))

export async function accountOf(db: Db, email: string) {
  const [account] = await db.select().from(schema.users).where(eq(schema.users.email, email))
  if (!account) throw new Error('There is no such account.')
  return account
}
