import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { messageOf } from '../failure-messages.ts'

/** Tells in an alert why something that an admin did has failed; the alert is titled by what it was about. */
export const useAdminAlert = (title?: string) => {
  const { alert } = useDialogs()
  return (error: Error) => void alert(messageOf(error, 'An error occurred.'), { title })
}
