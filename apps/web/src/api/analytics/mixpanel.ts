// The build without session recording: only named events leave the page.
import mixpanel from 'mixpanel-browser/src/loaders/loader-module-core'
import type { AnalyticsAdapter } from './analytics.ts'

export function openMixpanel(token: string): AnalyticsAdapter {
  mixpanel.init(token, {
    autocapture: false,
    track_pageview: false,
    record_sessions_percent: 0,
    persistence: 'localStorage',
    // Addresses may hold the token of a link from an e-mail.
    property_blacklist: ['$current_url', '$referrer', '$initial_referrer'],
  })
  return {
    track: (event, properties) => void mixpanel.track(event, properties),
    identify: (id, properties) => {
      mixpanel.identify(id)
      mixpanel.people.set(properties)
    },
    reset: () => mixpanel.reset(),
  }
}
