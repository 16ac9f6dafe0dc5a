import { Spinner } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'
import { usePaymentReturn } from './use-payment-return.ts'

const Strip = ({ children }: { children: ReactNode }) => (
  <div className="page pt-4">
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-3 rounded-md bg-accent-soft px-4 py-3 font-medium text-sm"
    >
      {children}
    </div>
  </div>
)

export const PaymentReturn = () => {
  const { state, askAgain } = usePaymentReturn()
  if (state === 'none') return null
  if (state === 'confirming') {
    return (
      <Strip>
        <Spinner size={24} label="" />
        Confirming your payment…
      </Strip>
    )
  }
  return (
    <Strip>
      Your payment has not been confirmed yet. All jobs open as soon as it is.
      <Button size="small" onClick={askAgain}>
        Check again
      </Button>
    </Strip>
  )
}
