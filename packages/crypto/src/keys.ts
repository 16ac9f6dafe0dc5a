import { createECDH, hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** 256 random bits, as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored: a reader of the database cannot use it. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

export function vapidPublicKey(privateKey: string): string {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  return curve.getPublicKey('base64url')
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SIGN = 'lp_'
const SECRET_DIGITS = 43
const CHECK_DIGITS = 6
const SHOWN = SIGN.length + 6
const FORM = new RegExp(`^${SIGN}[0-9A-Za-z]{${SECRET_DIGITS + CHECK_DIGITS}}$`)

function base62(number: bigint, digits: number): string {
  let text = ''
  for (let rest = number; rest > 0n; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text
  return text.padStart(digits, '0')
}

const computeCheck = (secret: string) => base62(BigInt(crc32(secret)), CHECK_DIGITS)

/** In the form of GitHub's tokens: secret scanners know its CRC-32, and a double click takes all of it. */
export function newPersonalKey(): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_DIGITS)
  return SIGN + secret + computeCheck(secret)
}

/** By form and checksum: most typing errors are found without a query. */
export const isPersonalKey = (text: string): boolean =>
  FORM.test(text) && text.slice(-CHECK_DIGITS) === computeCheck(text.slice(SIGN.length, -CHECK_DIGITS))

export const toShownPart = (key: string): string => key.slice(0, SHOWN)
