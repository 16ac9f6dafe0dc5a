import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { PaidOnlyBanner } from '@/features/joining/paid-only-banner.tsx'
import { SignUpView } from '@/features/joining/sign-up-view.tsx'
import { UpgradeView } from '@/features/joining/upgrade-view.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Waiting } from '../shell/waiting.tsx'

/** For people who see every job, a job that is not shown no longer exists. */
const NoLongerAvailable = () => {
  const told = useRef(false)
  const navigate = useNavigate()
  const { alert } = useDialogs()
  useEffect(() => {
    if (told.current) return
    told.current = true
    navigate(paths.dashboard.href(), { replace: true })
    void alert('This job is no longer available.')
  }, [navigate, alert])
  return null
}

export default function SignUpJobScreen() {
  const { data: user } = useQuery(userQuery)
  if (user === undefined) return <Waiting />
  if (!user) return <SignUpView banner={<PaidOnlyBanner />} />
  return user.isFree ? <UpgradeView user={user} banner={<PaidOnlyBanner />} /> : <NoLongerAvailable />
}
