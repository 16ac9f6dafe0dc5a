import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { AllOpen } from '@/features/joining/all-open.tsx'
import { UpgradeView } from '@/features/joining/upgrade-view.tsx'
import { Waiting } from '../shell/waiting.tsx'

export default function UpgradeScreen() {
  const { data: user } = useQuery(userQuery)
  if (user === undefined) return <Waiting />
  if (!user) return <Navigate to={paths.home.href()} replace />
  return user.stripeSubscriptionId && !user.isFree ? <AllOpen /> : <UpgradeView user={user} />
}
