import { expect, it } from 'vitest'
import { type AnalyticsAdapter, createAnalytics } from './analytics.ts'

function recording() {
  const told: unknown[][] = []
  const adapter: AnalyticsAdapter = {
    track: (...all) => void told.push(['track', ...all]),
    identify: (...all) => void told.push(['identify', ...all]),
    reset: () => void told.push(['reset']),
  }
  return { told, adapter }
}

/** Runs everything that waits for settled promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('off by default: events are dropped, and not sent later either', async () => {
  const { told, adapter } = recording()
  const analytics = createAnalytics()
  analytics.track('Hop Click')
  expect(analytics.isOn()).toBe(false)
  analytics.start(async () => adapter)
  await settled()
  expect(told).toEqual([])
})

it('events during loading wait for the service, in order', async () => {
  const { told, adapter } = recording()
  const analytics = createAnalytics()
  let arrive = (_adapter: AnalyticsAdapter): void => undefined
  analytics.start(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  analytics.track('Skip Click')
  analytics.identify('7', { State: 'Maine' })
  analytics.reset()
  await settled()
  expect(told).toEqual([])
  arrive(adapter)
  await settled()
  expect(told).toEqual([['track', 'Skip Click', {}], ['identify', '7', { State: 'Maine' }], ['reset']])
})

it('the service is loaded once', async () => {
  const { adapter } = recording()
  const analytics = createAnalytics()
  let loads = 0
  const load = async () => {
    loads += 1
    return adapter
  }
  analytics.start(load)
  analytics.start(load)
  await settled()
  expect(loads).toBe(1)
})

it('a service that does not load disturbs nobody', async () => {
  const analytics = createAnalytics()
  analytics.start(() => Promise.reject(new Error('blocked')))
  analytics.track('Jump Click')
  await settled()
  expect(analytics.isOn()).toBe(true)
})
