import type { AlertSchedule, ListedUser } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { deleteUser, testNotifications } from '@/api/admin/people.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/**
 * An admin's actions on one user. A failure says why and can be retried. Source: specification part 2, sections 4 and
 * 8; specification, decisions 9.
 */
export const useUserActions = ({ id, email }: ListedUser, onDeleted: (id: number) => void) => {
  const { alert, confirm } = useDialogs()
  const onError = (error: unknown) => void alert(messageOf(error, 'An error occurred.'), email)
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
  const askAndDelete = async () => {
    const question = `Are you sure you want to delete user ${email}?`
    if (await confirm(question, { title: 'Delete user', danger: true })) remove.mutate()
  }
  return { test: test.mutate, askAndDelete, isAtWork: test.isPending || remove.isPending }
}
