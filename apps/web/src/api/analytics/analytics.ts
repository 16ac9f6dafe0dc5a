import { api } from '../client.ts'

export type Properties = Readonly<Record<string, unknown>>

export type AnalyticsAdapter = {
  track(event: string, properties: Properties): void
  identify(id: string, properties: Properties): void
  /** Later events belong to another person. */
  reset(): void
}

const silent: AnalyticsAdapter = { track: () => undefined, identify: () => undefined, reset: () => undefined }

/** Analytics that are off until started: before that, nothing is loaded, stored or sent. */
export function createAnalytics() {
  let adapter: Promise<AnalyticsAdapter> | null = null
  const tell = (act: (to: AnalyticsAdapter) => void) => void adapter?.then(act)
  return {
    start(load: () => Promise<AnalyticsAdapter>): void {
      adapter ??= load().catch(() => silent)
    },
    isOn: (): boolean => adapter !== null,
    track: (event: string, properties: Properties = {}): void => tell((to) => to.track(event, properties)),
    identify: (id: string, properties: Properties): void => tell((to) => to.identify(id, properties)),
    reset: (): void => tell((to) => to.reset()),
  }
}

/** The analytics of this page. Events before the service has loaded wait for it, in order. */
export const analytics = createAnalytics()

export const track = analytics.track

export async function identifyUser(): Promise<void> {
  if (!analytics.isOn()) return
  const reply = await api.getAnalyticsRecord({}).catch(() => null)
  if (!reply?.record) return
  const { id, ...properties } = reply.record
  analytics.identify(String(id), properties)
}
