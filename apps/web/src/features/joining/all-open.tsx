import { paths } from '@lilypad/contracts/addresses'
import { buttonClass, EmptyState } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { usePortal } from '@/api/billing/billing.ts'
import { paymentsQuery } from '@/api/billing/payments.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Not before a pause: Stripe would end it, and charge. */
const ChangePlan = () => {
  const plan = useQuery(paymentsQuery).data?.subscription
  const portal = usePortal({ upgrade: true })
  const { alert } = useDialogs()
  const open = () => portal.mutate(undefined, { onError: (error) => void alert(messageOf(error)) })
  if (plan?.paused_from) return null
  return (
    <Button pending={portal.isPending && 'Working...'} onClick={open}>
      Change my plan
    </Button>
  )
}

/** For paying members: offers the portal's plans, because a second subscription would only cost money. */
export const AllOpen = () => (
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
