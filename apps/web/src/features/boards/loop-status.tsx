import { cx } from '@lilypad/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { backOffice, useAdminAlert } from '@/api/admin/back-office.ts'
import { boardsQuery, scrapeStatusQuery } from '@/api/boards/boards.ts'
import { toLoadMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

const ASK_EVERY = 2_500
const REFRESH_BOARDS_EVERY = 10_000

/** Scrape All, and what the loop is doing right now. */
export function LoopStatus() {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const status = useQuery({ ...scrapeStatusQuery, refetchInterval: ASK_EVERY, staleTime: 0 })
  const isRunning = status.data?.startsWith('Scraping') ?? false
  useEffect(() => {
    if (!isRunning) return
    const refresh = () => void client.invalidateQueries({ queryKey: boardsQuery.queryKey })
    const timer = window.setInterval(refresh, REFRESH_BOARDS_EVERY)
    return () => {
      window.clearInterval(timer)
      refresh()
    }
  }, [isRunning, client])
  const { mutate, isPending } = useMutation({
    mutationFn: () => backOffice.scrapeAllJobBoards({}),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: scrapeStatusQuery.queryKey })
      void alert('Scraping loop started.')
    },
    onError: useAdminAlert(),
  })
  return (
    <div className="card flex flex-wrap items-center gap-4 p-4">
      <Button look="primary" onClick={() => mutate()} disabled={isPending}>
        Scrape All
      </Button>
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-center gap-3 text-sm tabular-nums">
        <span
          className={cx(
            'size-2.5 shrink-0 rounded-full',
            isRunning ? 'animate-pulse bg-primary' : 'bg-line-strong',
          )}
        />
        {status.isError ? toLoadMessage(status.error) : (status.data ?? 'Asking…')}
      </p>
    </div>
  )
}
