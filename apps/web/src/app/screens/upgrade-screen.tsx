import { paths } from '@lilypad/contracts/addresses'
import { Navigate } from 'react-router-dom'
import { AlreadyPaying } from '@/features/sign-up/already-paying.tsx'
import { UpgradeView } from '@/features/sign-up/upgrade-view.tsx'
import { withUser } from '../shell/screen-access.tsx'

export default withUser(({ user }) => {
  if (!user) return <Navigate to={paths.home.href()} replace />
  return user.stripeSubscriptionId && !user.isFree ? <AlreadyPaying /> : <UpgradeView user={user} />
})
