import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { buttonClass } from '@lilypad/ui'
import { Link } from 'react-router-dom'
import { Button } from '@/ui/button.tsx'
import { Section } from './section.tsx'
import { useManageSubscription } from './use-manage-subscription.ts'

const Free = () => (
  <div className="flex flex-wrap items-center justify-between gap-4">
    <div>
      <p className="font-semibold">Subscription: Free</p>
      <p className="mt-1 text-ink-soft">You're currently viewing a subset of curated job listings.</p>
      <p className="text-ink-soft">Upgrade to access 100% of our opportunities.</p>
    </div>
    <Link to={paths.upgrade.href()} className={buttonClass('primary')}>
      Upgrade
    </Link>
  </div>
)

const Premium = ({ user }: { user: User }) => {
  const { manage, isPending } = useManageSubscription(user)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <p className="font-semibold">Subscription: Premium</p>
        <p className="mt-1 text-ink-soft">
          You have full access to curated job listings and premium features.
        </p>
      </div>
      <Button pending={isPending && 'Working...'} onClick={manage}>
        Manage my subscription.
      </Button>
    </div>
  )
}

export const SubscriptionSection = ({ user }: { user: User }) => (
  <Section title="Subscription status" isClosed={user.isImpersonated && !user.isFree}>
    {user.isFree ? <Free /> : <Premium user={user} />}
  </Section>
)
