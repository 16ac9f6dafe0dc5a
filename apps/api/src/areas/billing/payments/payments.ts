import type { Config } from '@lilypad/config'
import type { Database, PaymentEvent } from '@lilypad/db'
import type { PauseMonths } from '@lilypad/domain'
import type { SandboxEvent } from './sandbox-events.ts'

/** The only interface to the payment provider. It fails with ApiErrors whose messages people can read. */
export type Payments = {
  /** The provider's page where people see and change their subscription; with `upgrade`, opened at the plans. */
  portalUrl(user: { id: number }, options: { upgrade: boolean }): Promise<string>
  /** All of a person's, at once. Throws, with a message for the person, when one may still be active. */
  cancelSubscriptions(userId: number): Promise<void>
  /** From the end of the paid time, without access or charge. Throws `conflict` when nothing can be paused. */
  pauseSubscription(userId: number, months: PauseMonths): Promise<Pause>
  /** One that has begun is charged at once. Throws `conflict` when `chargeNow` says otherwise, or without a pause. */
  resumeSubscription(userId: number, chargeNow: boolean): Promise<void>
  isRefunded(chargeId: string): Promise<boolean>
  /** Gives a charge back in full; the provider's webhook tells of it. Throws `conflict` where our key may not. */
  refund(chargeId: string): Promise<void>
  /** The event, if the provider signed it; null when it is not about a subscription. Throws `bad_request` otherwise. */
  verifyEvent(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent | null>
  /** The payment sandbox; null with a real provider, or without one. */
  sandbox: Sandbox | null
}

export type Pause = { from: Date; until: Date }

export type Sandbox = {
  /** Sends signed events to our own webhook one by one, and repeats failed ones. */
  send(events: readonly SandboxEvent[]): Promise<void>
  /** The user whose portal a token opens; null for a forged or expired one. */
  readPortalToken(token: string): number | null
}

export type PaymentsNeeds = {
  config: Config
  database: Pick<Database, 'db'>
  now: () => Date
  /** This process's own address, evaluated late: the sandbox calls our webhook like any provider. */
  ownOrigin: () => string
  /** Time limit for one answer of the provider, in milliseconds. */
  patienceMs?: number
}
