import { paths } from '@lilypad/contracts/addresses'
import { Navigate } from 'react-router-dom'
import { AlreadyPaying } from '@/features/joining/already-paying.tsx'
import { UpgradeView } from '@/features/joining/upgrade-view.tsx'
import { forAll } from '../shell/known-user.tsx'

export default forAll(({ user }) => {
  if (!user) return <Navigate to={paths.home.href()} replace />
  return user.stripeSubscriptionId && !user.isFree ? <AlreadyPaying /> : <UpgradeView user={user} />
})
