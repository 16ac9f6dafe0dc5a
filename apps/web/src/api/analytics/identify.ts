import { api } from '../client.ts'
import { analytics } from './analytics.ts'

/** Identifies the person to analytics, if analytics are on. Failures are ignored. */
export const identifyUser = async (): Promise<void> => {
  if (!analytics.isOn()) return
  const reply = await api.getAnalyticsRecord({}).catch(() => null)
  if (!reply?.record) return
  const { id, ...properties } = reply.record
  analytics.identify(String(id), properties)
}
