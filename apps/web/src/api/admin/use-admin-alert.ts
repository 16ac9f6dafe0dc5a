import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { messageOf } from '../failure-messages.ts'

export const useAdminAlert = (title?: string) => {
  const { alert } = useDialogs()
  return (error: Error) => void alert(messageOf(error, 'An error occurred.'), { title })
}
