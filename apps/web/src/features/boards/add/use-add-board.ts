import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addBoard, type NewBoard } from '@/api/boards/board-editor.ts'
import { boardsQuery } from '@/api/boards/boards.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { plural } from '@/ui/text/format.ts'

type Reply = Awaited<ReturnType<typeof addBoard>>

const outcomeOf = ({ pending, message, scrape_results: results }: Reply): string => {
  if (pending || !results) return message ?? 'Still scraping.'
  const { num_listings_found: found, num_new_jobs: fresh } = results
  return `The board was added: ${plural(found, 'listing')} found, ${plural(fresh, 'new job')}.`
}

/** Makes a board of an address if it can be read; what was typed stays when it cannot. */
export const useAddBoard = (onDone: () => void) => {
  const [values, setValues] = useState<NewBoard>({ address: '', companyName: '', logoUrl: '' })
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: addBoard,
    onSuccess: (reply, { companyName, address }) => {
      void client.invalidateQueries({ queryKey: boardsQuery.queryKey })
      onDone()
      void alert(outcomeOf(reply), companyName || address)
    },
    onError: (error, { companyName }) =>
      void alert(messageOf(error, 'An error occurred.'), companyName || 'Add a board'),
  })
  return {
    values,
    change: (change: Partial<NewBoard>) => setValues((before) => ({ ...before, ...change })),
    submit: () => mutate(values),
    isEmpty: values.address.trim() === '',
    isAdding: isPending,
  }
}
