import { useNavigate } from 'react-router-dom'
import { messageOf } from '@/api/messages.ts'
import { useLogOut } from '@/api/session.ts'
import { paths } from '@/paths.ts'
import { useDialogs } from '@/ui/dialogs.tsx'

/** Logs out and goes home. */
export const useSignOff = () => {
  const logOut = useLogOut()
  const navigate = useNavigate()
  const { alert } = useDialogs()
  return () =>
    logOut.mutate(undefined, {
      onSuccess: () => navigate(paths.home.href()),
      onError: (error) => void alert(messageOf(error)),
    })
}
