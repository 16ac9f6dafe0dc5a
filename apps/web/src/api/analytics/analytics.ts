export type Properties = Readonly<Record<string, unknown>>

/** What an analytics service can be told. */
export type AnalyticsAdapter = {
  track(event: string, properties: Properties): void
  identify(id: string, properties: Properties): void
  /** Whatever comes from now on belongs to somebody else. */
  reset(): void
}

const silent: AnalyticsAdapter = { track: () => undefined, identify: () => undefined, reset: () => undefined }

/** Analytics that are off until they are started: nothing is loaded, kept or sent before. */
export const createAnalytics = () => {
  let adapter: Promise<AnalyticsAdapter> | null = null
  const tell = (act: (to: AnalyticsAdapter) => void) => void adapter?.then(act)
  return {
    /** Loads the service, once. One that does not load stays silent: nobody is disturbed by that. */
    start(load: () => Promise<AnalyticsAdapter>): void {
      adapter ??= load().catch(() => silent)
    },
    isOn: (): boolean => adapter !== null,
    track: (event: string, properties: Properties = {}): void => tell((to) => to.track(event, properties)),
    identify: (id: string, properties: Properties): void => tell((to) => to.identify(id, properties)),
    reset: (): void => tell((to) => to.reset()),
  }
}

/** The analytics of this page. What is told before the service is there waits for it, in order. */
export const analytics = createAnalytics()

export const track = analytics.track
