import type { Board } from '@lilypad/contracts'
import { formatInstant } from '@/ui/text/format.ts'

type StateReasonProps = { board: Pick<Board, 'state' | 'reason' | 'restingUntil'> }

/** Why a board is not well, and until when it is left alone. Suspect boards say it beside their choice. */
export const StateReason = ({ board: { state, reason, restingUntil } }: StateReasonProps) => {
  if (state === 'suspect' || (!reason && !restingUntil)) return null
  return (
    <p className="rounded-sm bg-warning-soft p-3 text-sm text-warning">
      {reason}
      {restingUntil && ` Resting until ${formatInstant(restingUntil)}.`}
    </p>
  )
}
