import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored: a reader of the database cannot use it. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')
