import { hash, randomBytes } from 'node:crypto'

/** A new secret for a cookie or a link: 256 random bits, as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: a reader of the database cannot use it. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')
