/** @jsxRuntime automatic */
import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import {
  type AccessEnd,
  dayAndYear,
  OFFER_TERMS,
  type OfferId,
  PAID_PLAN_IDS,
  type PaidPlanId,
} from '@lilypad/domain'
import { Chip } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { ButtonLink } from '../frame/parts.tsx'
import { Choices, Fields, getOfferTexts, renderSandboxColumn, Submit } from './sandbox-page.tsx'

export type PortalProps = {
  token: string
  publicUrl: string
  offer: OfferId
  status: string
  periodEnd: Date
  /** The period is a pause that begins then. */
  pausedFrom: Date | null
  /** Until when premium lasts after a failed payment. */
  graceUntil: Date | null
  /** Why it opens nothing although it runs. */
  accessEnd: AccessEnd | null
  ask: 'cancel' | 'plan' | null
  /** The checkout for people who have cancelled. */
  checkoutUrls: Record<PaidPlanId, string>
  said: string | null
}

function toPortal({ token }: PortalProps, ask?: string): string {
  return `${serverPaths.sandboxPortal}?${new URLSearchParams({ token, ...(ask && { ask }) })}`
}

const ENDS: Record<AccessEnd, string> = { refund: 'Refunded', dispute: 'Disputed', unpaid: 'Unpaid' }

function Status({ status, accessEnd, pausedFrom }: PortalProps) {
  if (status === 'canceled') return <Chip>Ended</Chip>
  if (accessEnd !== null) return <Chip tone="danger">{ENDS[accessEnd]}</Chip>
  if (pausedFrom !== null) return <Chip>Paused</Chip>
  return status === 'past_due' ? (
    <Chip tone="danger">Payment failed</Chip>
  ) : (
    <Chip tone="positive">Active</Chip>
  )
}

function Day({ at }: { at: Date }) {
  return <strong>{dayAndYear(at.toISOString())}</strong>
}

function WhatComes({ status, periodEnd, graceUntil, accessEnd, pausedFrom }: PortalProps) {
  if (status === 'canceled') return <p>Your subscription has ended. Nothing more is charged.</p>
  if (accessEnd === 'unpaid') return <p>The last payment failed. We do not try again.</p>
  if (graceUntil !== null)
    return (
      <p>
        The last payment failed. Your plan stays on until <Day at={graceUntil} /> while we try again.
      </p>
    )
  if (pausedFrom !== null)
    return (
      <p>
        Paused from <Day at={pausedFrom} />. It goes on, and is charged, on <Day at={periodEnd} />.
      </p>
    )
  return (
    <p>
      Renews on <Day at={periodEnd} />.
    </p>
  )
}

type FormProps = { token: string; action: string; children: ReactNode }

function Form({ token, action, children }: FormProps) {
  return (
    <form className="grid gap-4" method="post" action={serverPaths.sandboxPortal}>
      <Fields values={{ token, action }} />
      {children}
    </form>
  )
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}

function Panel(props: PortalProps) {
  const { token, offer, status, ask, checkoutUrls } = props
  if (status === 'canceled')
    return (
      <>
        <h2>Start again</h2>
        <Buttons>
          {PAID_PLAN_IDS.map((id) => (
            <ButtonLink key={id} href={checkoutUrls[id]}>
              Subscribe to {getOfferTexts(id).name}
            </ButtonLink>
          ))}
        </Buttons>
      </>
    )
  if (ask === 'cancel')
    return (
      <>
        <h2>Cancel your subscription?</h2>
        <p>
          In this sandbox it ends at once, and you go on as a free member. At Stripe it ends with the paid
          time.
        </p>
        <Form token={token} action="cancel">
          <Buttons>
            <Submit look="danger">Cancel subscription</Submit>
            <ButtonLink look="plain" href={toPortal(props)}>
              Keep it
            </ButtonLink>
          </Buttons>
        </Form>
      </>
    )
  if (ask === 'plan')
    return (
      <>
        <h2>Change plan</h2>
        <Form token={token} action="change">
          <Choices
            legend="Plans"
            name="plan"
            chosen={OFFER_TERMS[offer].plan}
            choices={PAID_PLAN_IDS.map((id) => {
              const { name, amount, every } = getOfferTexts(id)
              return { value: id, label: `Lilypad ${name}`, says: `${amount} / ${every}` }
            })}
          />
          <Buttons>
            <Submit>Confirm plan</Submit>
            <ButtonLink look="plain" href={toPortal(props)}>
              Go back
            </ButtonLink>
          </Buttons>
        </Form>
      </>
    )
  return (
    <Buttons>
      <ButtonLink href={toPortal(props, 'plan')}>Change plan</ButtonLink>
      <ButtonLink look="plain" href={toPortal(props, 'cancel')}>
        Cancel subscription
      </ButtonLink>
    </Buttons>
  )
}

const TRIALS = {
  fail: 'A payment fails',
  'give-up': 'The last try fails',
  recover: 'The next payment goes through',
  refund: 'It is refunded in full',
  'refund-part': 'It is refunded in part',
  'fraud-warning': 'The bank warns of fraud',
  dispute: 'The bank opens a dispute',
  won: 'The dispute is won',
  lost: 'The dispute is lost',
  stranger: 'Somebody unknown pays',
}

/** Not in a real portal, where banks and the merchant decide. */
function Trials({ token }: PortalProps) {
  return (
    <section className="grid gap-3 [&_h2]:mb-0 [&_h2]:text-ink-soft [&_h2]:text-sm">
      <h2>Try what happens when…</h2>
      <Buttons>
        {Object.entries(TRIALS).map(([action, label]) => (
          <Form key={action} token={token} action={action}>
            <Submit look="plain">{label}</Submit>
          </Form>
        ))}
      </Buttons>
    </section>
  )
}

export function renderPortal(props: PortalProps): string {
  const { name, later, every } = getOfferTexts(props.offer)
  return renderSandboxColumn(
    'Your subscription',
    <>
      <p className="-my-3 text-sm">
        <a className="inline-block py-3" href={clientAddress(props.publicUrl, paths.account.href())}>
          ← Return to Lilypad
        </a>
      </p>
      <h1>Your subscription</h1>
      {props.said !== null && (
        <p className="rounded-sm bg-positive-soft p-3 text-positive text-sm" role="status">
          {props.said}
        </p>
      )}
      <section className="card grid gap-4 p-5 [&_h2]:mb-0 [&_h2]:text-base">
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2>Lilypad {name}</h2>
            <p className="text-ink-soft">
              {later} per {every}
            </p>
          </div>
          <Status {...props} />
        </div>
        <WhatComes {...props} />
        <Panel {...props} />
      </section>
      {props.status !== 'canceled' && <Trials {...props} />}
    </>,
  )
}
