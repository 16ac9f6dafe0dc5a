import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { useLocation, useNavigate } from 'react-router-dom'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { AccountIntro } from './account-intro.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { FollowedSection } from './followed-section.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SavedSearchesSection } from './saved-searches-section.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

export type AccountVariant = 'plain' | 'welcome' | 'unsubscribe'

/** The account page: the plan comes first; for new people their profile, for people who come to unsubscribe the e-mails. */
export function AccountPage({ user, variant }: { user: User; variant: AccountVariant }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { alert } = useDialogs()
  const next = state?.from ?? paths.dashboard.href()
  const onSaved = () => {
    if (variant === 'welcome') navigate(next)
    else void alert('Your profile has been saved!')
  }
  const profile = <ProfileSection onSaved={onSaved} hasOwnEmail={!user.isImpersonated} />
  const marketing = <MarketingSection user={user} />
  const subscription = <SubscriptionSection user={user} />
  return (
    <div className="page pt-8 md:pt-12">
      <AccountIntro user={user} next={variant === 'welcome' ? next : null} />
      {variant === 'welcome' && profile}
      {variant === 'unsubscribe' ? marketing : subscription}
      <SavedSearchesSection user={user} />
      <FollowedSection />
      {variant === 'unsubscribe' ? subscription : marketing}
      {variant !== 'welcome' && profile}
      <PasswordSection isClosed={user.isImpersonated} />
      <PaymentsSection isClosed={user.isImpersonated} />
      <DevicesSection isClosed={user.isImpersonated} />
      <DataSection isClosed={user.isImpersonated} />
    </div>
  )
}
