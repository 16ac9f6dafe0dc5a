import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { isPaidPlan, type PlanId } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { becomeUser } from '@/api/accounts/session.ts'
import { requestWelcome } from '@/api/accounts/welcome.ts'
import { track } from '@/api/analytics/analytics.ts'
import { identifyUser } from '@/api/analytics/identify.ts'
import { saveIntake } from '@/api/intake/intake.ts'
import { usePayment } from './use-payment.ts'

/**
 * What follows once the account is there: with hop the dashboard and its welcome, with skip and jump the
 * payment link. Does not resolve while the browser leaves for the latter.
 */
export const useJoined = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const pay = usePayment()
  return async (user: User, plan: PlanId) => {
    track('Sign Up', { Plan: plan })
    void identifyUser()
    // What fails now is sent when the person comes back.
    await saveIntake(user.id).catch(() => undefined)
    if (isPaidPlan(plan) && (await pay(plan, user, 'joined'))) return
    requestWelcome('joined')
    navigate(paths.dashboard.href(), { replace: true })
    void becomeUser(client, user)
  }
}
