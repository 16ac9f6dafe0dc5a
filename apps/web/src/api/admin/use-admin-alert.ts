import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { toMessage } from '../failure-messages.ts'

export function useAdminAlert(title?: string) {
  const { alert } = useDialogs()
  return (error: Error) => void alert(toMessage(error, 'An error occurred.'), { title })
}
