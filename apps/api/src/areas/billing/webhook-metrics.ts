import type { Metrics } from '@lilypad/observe'
import { Counter } from 'prom-client'
import { EVENT_TYPES } from './payments/read-event.ts'

/**
 * The outcome of a webhook call: `ignored` has a type that we do not handle, `refused` has no valid signature, `failed`
 * could not be stored and will be repeated.
 */
export type WebhookOutcome = 'taken' | 'repeated' | 'nobodys' | 'ignored' | 'refused' | 'failed'

const OUTCOMES: readonly WebhookOutcome[] = ['taken', 'repeated', 'nobodys', 'ignored', 'refused', 'failed']

/**
 * Counts webhooks by type and outcome. Types that we do not handle count as `other`. All counters begin at 0, so that
 * the first event shows as an increase.
 */
export function countWebhooks({ registry }: Metrics) {
  const counter = new Counter({
    name: 'lilypad_webhooks_total',
    help: 'Calls of the payment provider, by type of event and outcome.',
    labelNames: ['type', 'outcome'],
    registers: [registry],
  })
  for (const type of [...EVENT_TYPES, 'other'])
    for (const outcome of OUTCOMES) counter.inc({ type, outcome }, 0)
  return (type: string, outcome: WebhookOutcome): void => counter.inc({ type, outcome })
}
