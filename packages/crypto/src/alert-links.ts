import type { AlertSchedule } from '@lilypad/domain'
import { isSigned, sign } from './signature.ts'

export type LinkSite = {
  publicUrl: string
  secret: string
}

export const ALERT_PATHS = { open: '/api/alerts/open', unsubscribe: '/api/unsubscribe' } as const

/** For links without a log-in: a signature has one purpose, and another secret invalidates those sent. */
const ofJob = (digestId: number, jobId: number) => `link alert-job\n${digestId}.${jobId}`
const ofUnsubscribing = (text: string) => `link unsubscribe\n${text}`

export function alertJobLink({ publicUrl, secret }: LinkSite, digestId: number, jobId: number): string {
  const signature = sign(secret, ofJob(digestId, jobId))
  return `${publicUrl}${ALERT_PATHS.open}?digest=${digestId}&job=${jobId}&s=${signature}`
}

export const isAlertJobLink = (
  secret: string,
  { digestId, jobId, signature }: { digestId: number; jobId: number; signature: string },
): boolean => isSigned(secret, { text: ofJob(digestId, jobId), signature })

/** Never expires. */
export function unsubscribeLink(
  { publicUrl, secret }: LinkSite,
  userId: number,
  schedule: AlertSchedule,
): string {
  const text = `${userId}.${schedule}`
  return `${publicUrl}${ALERT_PATHS.unsubscribe}?token=${text}.${sign(secret, ofUnsubscribing(text))}`
}

export function readUnsubscribeToken(
  secret: string,
  token: string,
): { userId: number; schedule: AlertSchedule } | null {
  const [, text = '', userId, schedule, signature = ''] =
    /^((\d{1,15})\.(daily|weekly))\.([\w-]{43})$/.exec(token) ?? []
  if (!isSigned(secret, { text: ofUnsubscribing(text), signature })) return null
  return { userId: Number(userId), schedule: schedule === 'weekly' ? 'weekly' : 'daily' }
}
