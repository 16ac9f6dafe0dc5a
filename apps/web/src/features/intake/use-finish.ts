import { paths } from '@lilypad/contracts/addresses'
import { isPaidPlan } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { callKey } from '@/api/call-query.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { saveIntake } from '@/api/intake/intake.ts'
import { changeIntake, useIntake } from '@/api/intake/kept-intake.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** A visitor signs up for the chosen plan, a member goes to the dashboard or to the payment for another plan. */
export const useFinish = () => {
  const user = useUser()
  const { selected_plan } = useIntake().answers
  const [isLeaving, setLeaving] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { alert } = useDialogs()
  const wantsMore = user?.isFree && selected_plan !== null && isPaidPlan(selected_plan)

  const finish = async () => {
    changeIntake({ isFinished: true })
    client.removeQueries({ queryKey: callKey('loadIntake') })
    if (!user) return navigate(paths.signUpFromIntake.href())
    setLeaving(true)
    try {
      await saveIntake(user.id)
    } catch (error) {
      setLeaving(false)
      return alert(messageOf(error))
    }
    navigate(wantsMore ? paths.upgrade.href() : paths.dashboard.href())
  }
  const label = user ? 'Continue to my jobs' : 'Continue to sign-up'
  return { finish, isLeaving, label: wantsMore ? 'Continue to payment' : label }
}
