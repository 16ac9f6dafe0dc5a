import { api } from '../client.ts'
import { analytics } from './analytics.ts'

export async function identifyUser(): Promise<void> {
  if (!analytics.isOn()) return
  const reply = await api.getAnalyticsRecord({}).catch(() => null)
  if (!reply?.record) return
  const { id, ...properties } = reply.record
  analytics.identify(String(id), properties)
}
