import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 60 * 60 * 1000

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** A token that opens the sandbox's portal for one person, for an hour: `<user id>.<expiry>.<signature>`. */
export const makePortalToken = (secret: string, userId: number, now: Date): string => {
  const text = `${userId}.${now.getTime() + LIFE_MS}`
  return `${text}.${sign(secret, text)}`
}

/** The user whose portal a token opens; null for a forged or expired one. */
export const readPortalToken = (secret: string, token: string, now: Date): number | null => {
  const [, text = '', userId, expiry, signature = ''] =
    /^((\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  const isValid = isSame(signature, sign(secret, text)) && Number(expiry) > now.getTime()
  return isValid ? Number(userId) : null
}
