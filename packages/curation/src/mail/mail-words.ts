import { openPatterns } from '../patterns/pattern.ts'

export const mailWords = openPatterns('mail')

/** A mail as it arrived. `day` is the one on which it was sent, `YYYY-MM-DD`. */
export type Mail = { name: string; address: string; subject: string; day: string; text: string }

/** An application on the tracker of the person whose mail it is. */
export type MailApplication = { jobId: number; company: string; title: string }

/** Small letters and digits, a blank between words. */
export const toWords = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
