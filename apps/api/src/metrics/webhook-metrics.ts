import type { Metrics } from '@lilypad/observe'
import { Counter } from 'prom-client'
import { EVENT_TYPES } from '../payments/read-event.ts'

/**
 * What became of a call of the payment provider: `ignored` is of no type that we take, `refused` is not signed as it
 * must be, `failed` could not be stored and comes again.
 */
export type WebhookOutcome = 'taken' | 'repeated' | 'nobodys' | 'ignored' | 'refused' | 'failed'

const OUTCOMES: readonly WebhookOutcome[] = ['taken', 'repeated', 'nobodys', 'ignored', 'refused', 'failed']

/**
 * Counts webhooks by type and outcome. Types are those that we take; all others are `other`. All begin at 0, so that
 * the first one is seen as a rise.
 */
export const countWebhooks = ({ registry }: Metrics) => {
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
