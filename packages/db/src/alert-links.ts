import type { AlertSchedule } from '@lilypad/domain'
import { isSignedLink, signLink } from './link-signature.ts'

/** Where links of e-mails lead, and with what they are signed. */
export type LinkSite = {
  /** No slash at its end. */
  publicUrl: string
  secret: string
}

/** Paths of the API that links in alert e-mails lead to. */
export const ALERT_PATHS = { open: '/api/alerts/open', unsubscribe: '/api/unsubscribe' } as const

/** A job in the web client: for people who are here. */
export const jobPage = (publicUrl: string, jobId: number): string => `${publicUrl}/#/job/${jobId}`

/** A job's page without the web client, for jobs of the free subset: for search engines and whoever comes by them. */
export const publicJobPage = (publicUrl: string, jobId: number): string => `${publicUrl}/jobs/${jobId}`

const jobText = (digestId: number, jobId: number) => `${digestId}.${jobId}`

/** The link of a job in an alert e-mail: opened, it is counted, and leads to the job's page. */
export const alertJobLink = ({ publicUrl, secret }: LinkSite, digestId: number, jobId: number): string => {
  const signature = signLink(secret, 'alert-job', jobText(digestId, jobId))
  return `${publicUrl}${ALERT_PATHS.open}?digest=${digestId}&job=${jobId}&s=${signature}`
}

export const isAlertJobLink = (
  secret: string,
  { digestId, jobId, signature }: { digestId: number; jobId: number; signature: string },
): boolean => isSignedLink(secret, 'alert-job', { text: jobText(digestId, jobId), signature })

/** The link that switches off all of a person's alerts of a schedule; it works for ever, and any number of times. */
export const unsubscribeLink = (
  { publicUrl, secret }: LinkSite,
  userId: number,
  schedule: AlertSchedule,
): string => {
  const text = `${userId}.${schedule}`
  return `${publicUrl}${ALERT_PATHS.unsubscribe}?token=${text}.${signLink(secret, 'unsubscribe', text)}`
}

/** Whose alerts a token switches off; null for one that we did not make. */
export const readUnsubscribeToken = (
  secret: string,
  token: string,
): { userId: number; schedule: AlertSchedule } | null => {
  const [, text = '', userId, schedule, signature = ''] =
    /^((\d{1,15})\.(daily|weekly))\.([\w-]{43})$/.exec(token) ?? []
  if (!isSignedLink(secret, 'unsubscribe', { text, signature })) return null
  return { userId: Number(userId), schedule: schedule === 'weekly' ? 'weekly' : 'daily' }
}
