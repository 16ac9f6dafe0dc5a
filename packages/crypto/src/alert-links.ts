import type { AlertSchedule } from '@lilypad/domain'
import { isSigned, sign } from './signature.ts'

/** A signature is valid for one purpose only. */
type LinkPurpose = 'alert-job' | 'unsubscribe'

const signed = (purpose: LinkPurpose, text: string) => `link ${purpose}\n${text}`

/** For links in e-mails that work without a log-in; changing the secret invalidates those already sent. */
const signLink = (secret: string, purpose: LinkPurpose, text: string): string =>
  sign(secret, signed(purpose, text))

const isSignedLink = (
  secret: string,
  purpose: LinkPurpose,
  { text, signature }: { text: string; signature: string },
): boolean => isSigned(secret, { text: signed(purpose, text), signature })

export type LinkSite = {
  publicUrl: string
  secret: string
}

export const ALERT_PATHS = { open: '/api/alerts/open', unsubscribe: '/api/unsubscribe' } as const

const jobText = (digestId: number, jobId: number) => `${digestId}.${jobId}`

export const alertJobLink = ({ publicUrl, secret }: LinkSite, digestId: number, jobId: number): string => {
  const signature = signLink(secret, 'alert-job', jobText(digestId, jobId))
  return `${publicUrl}${ALERT_PATHS.open}?digest=${digestId}&job=${jobId}&s=${signature}`
}

export const isAlertJobLink = (
  secret: string,
  { digestId, jobId, signature }: { digestId: number; jobId: number; signature: string },
): boolean => isSignedLink(secret, 'alert-job', { text: jobText(digestId, jobId), signature })

/** Never expires. */
export const unsubscribeLink = (
  { publicUrl, secret }: LinkSite,
  userId: number,
  schedule: AlertSchedule,
): string => {
  const text = `${userId}.${schedule}`
  return `${publicUrl}${ALERT_PATHS.unsubscribe}?token=${text}.${signLink(secret, 'unsubscribe', text)}`
}

export const readUnsubscribeToken = (
  secret: string,
  token: string,
): { userId: number; schedule: AlertSchedule } | null => {
  const [, text = '', userId, schedule, signature = ''] =
    /^((\d{1,15})\.(daily|weekly))\.([\w-]{43})$/.exec(token) ?? []
  if (!isSignedLink(secret, 'unsubscribe', { text, signature })) return null
  return { userId: Number(userId), schedule: schedule === 'weekly' ? 'weekly' : 'daily' }
}
