import { type Executor, endSession, openSession, recordLogIn } from '@lilypad/db'

export type Arrival = { userAgent: string | null; token: string | null; now: Date }

/** Logs in: ends the browser's previous session, even another person's, and returns the token of a new one. */
export async function startSession(tx: Executor, userId: number, { userAgent, token, now }: Arrival) {
  if (token) await endSession(tx, token)
  await recordLogIn(tx, userId)
  return openSession(tx, { userId, userAgent, now })
}
