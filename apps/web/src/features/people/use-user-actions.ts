import type { AlertSchedule, ListedUser } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { deleteUser, testNotifications } from '@/api/admin/people.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/**
 * An admin's actions on one user. A failure says why and can be retried. Source: specification part 2, sections 4 and
 * 8; specification, decisions 9.
 */
export const useUserActions = ({ id, email }: ListedUser, onDeleted: (id: number) => void) => {
  const { alert } = useDialogs()
  const onError = useAdminAlert(email)
  const test = useMutation({
    mutationFn: (schedule: AlertSchedule) => testNotifications(id, schedule),
    onSuccess: () => void alert('Notifications sent.', email),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => deleteUser(id),
    onSuccess: () => {
      onDeleted(id)
      void alert('User deleted.', email)
    },
    onError,
  })
  return { test: test.mutate, remove: remove.mutate, isAtWork: test.isPending || remove.isPending }
}
