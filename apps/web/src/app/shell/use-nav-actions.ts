import { paths } from '@lilypad/contracts/addresses'
import { useNavigate } from 'react-router-dom'
import { useLogOut, useUser } from '@/api/accounts/session.ts'
import { usePortal } from '@/api/billing/use-portal.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import type { NavAction } from './nav-entries.ts'

export type NavPress = { label: string; press: () => void; isPending: boolean }

/** The actions of entries without an address: opening the payment portal, and logging out, which goes home. */
export const useNavActions = () => {
  const logOut = useLogOut()
  const { openPortal, isPending } = usePortal()
  const navigate = useNavigate()
  const userId = useUser()?.id
  const { alert } = useDialogs()
  const leave = async () => {
    await logOut.mutateAsync()
    navigate(paths.home.href())
    const { unsentNotice } = await import('@/api/unsent.ts')
    const notice = userId === undefined ? null : unsentNotice(userId)
    if (notice !== null) await alert(notice)
  }
  const actions = {
    'log-out': {
      // Uses the promise, because the menu unmounts with its person before callbacks of `mutate` would run.
      press: () => void leave().catch((error) => alert(messageOf(error))),
      isPending: logOut.isPending,
    },
    'open-portal': { press: openPortal, isPending },
  }
  return ({ does, label }: NavAction): NavPress => ({
    ...actions[does],
    label: actions[does].isPending ? 'Working...' : label,
  })
}
