import { type Executor, endSession, openSession, recordLogIn } from '@lilypad/db'

/** What a browser sent, and when. */
export type Arrival = { userAgent: string | null; token: string | null; now: Date }

/** A log-in: ends the session that the browser came with, whoever's it was, and gives the token of a new one. */
export const startSession = async (
  tx: Executor,
  userId: number,
  { userAgent, token, now }: Arrival,
): Promise<string> => {
  if (token) await endSession(tx, token)
  await recordLogIn(tx, userId)
  return openSession(tx, { userId, userAgent, now })
}
