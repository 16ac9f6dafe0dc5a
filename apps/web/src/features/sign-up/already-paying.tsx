import { paths } from '@lilypad/contracts/addresses'
import { buttonClass, EmptyState } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paymentsQuery } from '@/api/billing/payments.ts'
import { usePortal } from '@/api/billing/use-portal.ts'
import { Button } from '@/ui/button.tsx'

/** Not before a pause: Stripe would end it, and charge. */
function ChangePlan() {
  const plan = useQuery(paymentsQuery).data?.subscription
  const { openPortal, isPending } = usePortal({ upgrade: true })
  if (plan?.paused_from) return null
  return (
    <Button pending={isPending && 'Working...'} onClick={openPortal}>
      Change my plan
    </Button>
  )
}

/** For paying members: offers the portal's plans, because a second subscription would only cost money. */
export const AlreadyPaying = () => (
  <EmptyState
    heading="h1"
    title="Every pad is open to you"
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={paths.dashboard.href()} className={buttonClass('primary')}>
          See all jobs
        </Link>
        <ChangePlan />
      </div>
    }
  >
    You have full access to curated job listings and premium features. You can change your plan or end your
    subscription at any time.
  </EmptyState>
)
