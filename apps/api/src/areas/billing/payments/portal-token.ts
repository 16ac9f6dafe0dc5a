import { isSigned, sign } from '@lilypad/crypto'

const LIFE_MS = 60 * 60 * 1000

/** A token that opens the sandbox's portal for one person, for an hour: `<user id>.<expiry>.<signature>`. */
export function makePortalToken(secret: string, userId: number, now: Date): string {
  const text = `${userId}.${now.getTime() + LIFE_MS}`
  return `${text}.${sign(secret, text)}`
}

/** The user whose portal a token opens; null for a forged or expired one. */
export function readPortalToken(secret: string, token: string, now: Date): number | null {
  const [, text = '', userId, expiry, signature = ''] =
    /^((\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  const isValid = isSigned(secret, { text, signature }) && Number(expiry) > now.getTime()
  return isValid ? Number(userId) : null
}
