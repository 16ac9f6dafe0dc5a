import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { PaymentReturn } from '@/features/billing/payment-return.tsx'
import { Dashboard } from '@/features/jobs/dashboard/dashboard.tsx'
import { DidYouApply } from '@/features/jobs/did-you-apply/did-you-apply.tsx'
import { RedirectToLogIn } from '../shell/screen-access.tsx'

/** A saved search is a member's: a visitor who opens the link of an alert logs in first. */
export default function DashboardScreen() {
  const { searchId } = useParams()
  const { data: user } = useQuery(userQuery)
  if (searchId && user === null) return <RedirectToLogIn />
  return (
    <>
      <PaymentReturn />
      <Dashboard />
      <DidYouApply />
    </>
  )
}
