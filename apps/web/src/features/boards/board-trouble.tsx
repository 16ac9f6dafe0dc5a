import type { Board } from '@lilypad/contracts'
import { formatInstant } from '@lilypad/ui'
import { putTroubleAside } from '@/api/boards/board-editor.ts'
import { Button } from '@/ui/button.tsx'
import { useBoardMutation } from './use-board-change.ts'

/** What is unusual about a board's last checks. An admin who knows of it puts it aside. */
export function BoardTrouble({ board }: { board: Board }) {
  const { mutate, isPending } = useBoardMutation(
    board,
    (days: number | null) => putTroubleAside(board, days),
    (changed) => changed,
  )
  const button = (days: number | null) => ({
    size: 'small' as const,
    disabled: isPending,
    onClick: () => mutate(days),
  })
  const { trouble, putAside } = board
  if (putAside) {
    const until = putAside.until ? formatInstant(putAside.until) : 'it changes again'
    return (
      <div className="grid justify-items-start gap-3 text-ink-soft text-sm">
        <p>{`Put aside until ${until}: ${putAside.trouble}`}</p>
        <Button {...button(0)}>Show again</Button>
      </div>
    )
  }
  if (!trouble) return null
  return (
    <div className="grid gap-3 rounded-sm bg-danger-soft p-3 text-danger text-sm">
      <p>{trouble}</p>
      <div className="flex flex-wrap gap-2">
        <Button {...button(null)}>Put aside until it changes again</Button>
        <Button {...button(30)}>Put aside for 30 days</Button>
      </div>
    </div>
  )
}
