import { paths } from '@lilypad/contracts/addresses'
import { WarningIcon } from '@lilypad/ui'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { SignUpView } from '@/features/sign-up/sign-up-view.tsx'
import { UpgradeView } from '@/features/sign-up/upgrade-view.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { withUser } from '../shell/screen-access.tsx'

/** For people who see every job, a job that is not shown no longer exists. */
function NoLongerAvailable() {
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

const BANNER = (
  <p
    role="status"
    className="mb-3 flex items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-left font-medium text-warning"
  >
    <WarningIcon className="shrink-0" />
    This job is only available to paid subscribers.
  </p>
)

export default withUser(({ user }) => {
  if (!user) return <SignUpView banner={BANNER} />
  return user.isFree ? <UpgradeView user={user} banner={BANNER} /> : <NoLongerAvailable />
})
