import type { ListedPaymentCase } from '@lilypad/contracts'
import { isOurs } from '@lilypad/domain'

type Words = { title: string; todo: string }

const RUNS_ON = 'Cancel the subscription at Stripe if it still runs and nothing more shall be charged.'

const WORDS: Record<ListedPaymentCase['kind'], Words> = {
  'unknown-payer': {
    title: 'Paid by nobody we know',
    todo: 'Nobody got access for it. Give the person a code, or refund it and cancel the subscription at Stripe.',
  },
  refund: { title: 'Refunded in full', todo: `Access has ended. ${RUNS_ON}` },
  dispute: { title: 'Disputed', todo: 'Access is off until it is closed. Answer it at Stripe in time.' },
  unpaid: { title: 'Failed for good', todo: 'Stripe has stopped trying, and access has ended.' },
}

export function caseWords({ kind, outcome }: Pick<ListedPaymentCase, 'kind' | 'outcome'>): Words {
  if (outcome === null) return WORDS[kind]
  return isOurs(outcome)
    ? { title: 'Dispute won', todo: 'Access has returned.' }
    : { title: 'Dispute lost', todo: `Access stays off. ${RUNS_ON}` }
}
