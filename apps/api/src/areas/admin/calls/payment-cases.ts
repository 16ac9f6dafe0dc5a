import { ApiError, type ListedPaymentCase, type paymentCasesCalls } from '@lilypad/contracts'
import { listPaymentCases, type PaymentCase, settlePaymentCase } from '@lilypad/db'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import { PAGE_LENGTH } from './admin-errors.ts'

const toCase = (row: PaymentCase): ListedPaymentCase => ({
  ...toWire(row),
  email: row.memberEmail ?? row.email,
  subscription_id: row.stripeSubscriptionId,
  customer_id: row.stripeCustomerId,
})

export const paymentCasesHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof paymentCasesCalls> => ({
  async loadPaymentCases({ request: { page } }) {
    const { cases, total, open } = await listPaymentCases(db, { page, pageLength: PAGE_LENGTH })
    return { cases: cases.map(toCase), num_cases: total, num_open: open, page_length: PAGE_LENGTH }
  },

  async settlePaymentCase({ request: { id, is_settled: isSettled }, audit }) {
    const reference = await settlePaymentCase(db, { id, settledAt: isSettled ? now() : null })
    if (reference === null)
      throw new ApiError('not_found', 'There is no such case, or its payment was refunded or disputed since.')
    audit(reference, { is_settled: isSettled })
    return {}
  },
})
