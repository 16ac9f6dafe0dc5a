import { dayAndYear, newYorkDay } from '../days.ts'
import { isOurs } from './withdrawn-access.ts'

export const PAYMENT_CASE_KINDS = ['unknown-payer', 'refund', 'dispute', 'fraud-warning', 'unpaid'] as const
export type PaymentCaseKind = (typeof PAYMENT_CASE_KINDS)[number]

type Words = {
  title: string
  /** Follows 'A payment'. */
  happened: string
  /** What became of the access that it had opened. */
  access: string
  todo: string
}

const RUNS_ON = 'Cancel the subscription at Stripe if it still runs and nothing more shall be charged.'

const WORDS: Record<PaymentCaseKind | 'won' | 'lost', Words> = {
  'unknown-payer': {
    title: 'Paid by nobody we know',
    happened: 'names nobody whom we know',
    access: '',
    todo: 'Nobody got access for it: give its payer a code, or refund it at Stripe.',
  },
  refund: {
    title: 'Refunded in full',
    happened: 'was refunded in full',
    access: ', and its access has ended',
    todo: RUNS_ON,
  },
  dispute: {
    title: 'Disputed',
    happened: 'is disputed',
    access: '; its access is off',
    todo: 'Answer at Stripe, if you have not and the bank takes an answer.',
  },
  won: {
    title: 'Dispute won',
    happened: 'was disputed and is yours',
    access: ': access has returned',
    todo: 'Nothing is left to do.',
  },
  lost: {
    title: 'Dispute lost',
    happened: 'was disputed and is lost',
    access: ': access stays off',
    todo: RUNS_ON,
  },
  'fraud-warning': {
    title: 'May be fraud',
    happened: 'may be fraud, says the bank',
    access: '',
    todo: 'Refund it in full, from the desk or at Stripe: Stripe names no day, but a refund helps only until the payment is disputed.',
  },
  unpaid: {
    title: 'Failed for good',
    happened: 'failed for good',
    access: ', and its access has ended',
    todo: 'Stripe has stopped trying.',
  },
}

type About = {
  kind: PaymentCaseKind
  /** Of a dispute, once it is closed. */
  outcome: string | null
  /** By when Stripe waits for an answer. */
  dueAt?: Date | null
  /** Whether a member paid; others had no access. */
  isMembers: boolean
  /** Where it is not shown beside. */
  price?: string | null
}

/** What an admin is told of a payment to look at. */
export function paymentCaseWords({ kind, outcome, dueAt, isMembers, price }: About) {
  const isDispute = kind === 'dispute'
  const closed = isOurs(outcome) ? 'won' : 'lost'
  const words = WORDS[isDispute && outcome !== null ? closed : kind]
  const happened = isMembers ? words.happened + words.access : words.happened
  const isDue = isDispute && outcome === null && dueAt
  const todo = isDue ? `Answer at Stripe by ${dayAndYear(newYorkDay(dueAt))}.` : words.todo
  const payment = price ? `A payment of ${price}` : 'A payment'
  return { title: words.title, happened, text: `${payment} ${happened}. ${todo}` }
}
