import type { Payment } from '@lilypad/contracts'
import { formatCents, formatDay, getPlan, newYorkDay } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { paymentsQuery } from '@/api/billing/payments.ts'
import { usePortal } from '@/api/billing/use-portal.ts'
import { Button } from '@/ui/button.tsx'
import { Section } from './section.tsx'

const WORDS: Record<Payment['kind'], string> = {
  started: 'Plan started',
  renewed: 'Plan renewed',
  paused: 'Plan set to pause',
  failed: 'A payment failed; it is tried again',
  'given-up': 'A payment failed; it is not tried again',
  refunded: 'Refunded in full',
  'partly-refunded': 'Refunded in part',
  disputed: 'Payment disputed at your bank',
  'dispute-won': 'Dispute closed; the payment stands',
  'dispute-lost': 'Dispute closed; the payment went back',
  ended: 'Plan ended',
}

const WHY = {
  refund: 'Your last payment was refunded, so it no longer opens all jobs.',
  dispute: 'Your last payment is disputed, so it does not open all jobs.',
  unpaid: 'Your last payment failed, so your subscription does not open all jobs.',
}

const PaymentLine = ({ payment: { at, kind, plan, amount, currency } }: { payment: Payment }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0">
    <span className="min-w-0">
      <span className="font-semibold">{WORDS[kind]}</span>
      {plan && <span className="text-ink-soft"> · {getPlan(plan).name}</span>}
      {amount !== null && <span className="tabular-nums"> · {formatCents(amount, currency)}</span>}
    </span>
    <time dateTime={at} className="text-ink-soft text-sm">
      {formatDay(newYorkDay(new Date(at)))}
    </time>
  </li>
)

/** The portal opens even without access: the subscription itself still runs, and can be cancelled there. */
function StillRuns({ end, isClosed }: { end: keyof typeof WHY; isClosed: boolean }) {
  const { openPortal, isPending } = usePortal()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0 max-w-120 text-ink-soft">
        {WHY[end]} The subscription itself still runs: its next payment opens all jobs again. Cancel it, or
        change the card, if you do not want that.
      </p>
      <Button disabled={isClosed} pending={isPending && 'Working...'} onClick={openPortal}>
        Manage my subscription.
      </Button>
    </div>
  )
}

/** What happened to a person's payments; nothing for people who never paid. */
export function PaymentsSection({ isClosed }: { isClosed: boolean }) {
  const { data } = useQuery(paymentsQuery)
  if (!data || (data.payments.length === 0 && data.access_end === null)) return null
  return (
    <Section title="Payments" lead="What happened to your payments, the latest first.">
      {data.access_end && <StillRuns end={data.access_end} isClosed={isClosed} />}
      <ul className="divide-y divide-line">
        {data.payments.map((payment) => (
          <PaymentLine key={`${payment.at} ${payment.kind}`} payment={payment} />
        ))}
      </ul>
    </Section>
  )
}
