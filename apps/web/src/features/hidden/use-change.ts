import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Makes one change of what is hidden at a time, and reports its failure. */
export const useChange = () => {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: (work: (client: QueryClient) => Promise<void>) => work(client),
    onError: (error) => void alert(messageOf(error)),
  })
  return { change: mutate, isPending }
}
