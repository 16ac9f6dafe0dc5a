import { LEAVING_REASON_WORDS, LEAVING_REASONS, type LeavingReason } from '@lilypad/domain'
import { useState } from 'react'
import { saveLeavingReason } from '@/api/billing/leaving.ts'
import { PauseChoice } from '@/parts/pause-plan.tsx'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { ChoiceCard } from '@/ui/fields/choice-card.tsx'

type CancelPlanProps = { goOn: () => void; isPending: boolean }

/** Offers a pause; goes on to the payment portal whether or not the question is answered or its answer can be kept. */
export function CancelPlan({ goOn, isPending }: CancelPlanProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<LeavingReason | null>(null)
  const close = () => setOpen(false)
  const leave = () => {
    close()
    if (reason) saveLeavingReason({ reason }).catch(() => undefined)
    goOn()
  }
  const actions = (
    <>
      <Button onClick={close}>Keep my plan</Button>
      <Button look="primary" onClick={leave}>
        Go on to cancel
      </Button>
    </>
  )
  return (
    <>
      <Button look="quiet" disabled={isPending} onClick={() => setOpen(true)}>
        Cancel my plan
      </Button>
      {isOpen && (
        <Dialog title="Cancel my plan" onClose={close} actions={actions}>
          <PauseChoice onDone={close} />
          <p>You cancel on the next page, where you pay.</p>
          <fieldset className="mt-4 grid gap-2 text-ink">
            <legend className="mb-2 font-semibold">Why are you leaving? (optional)</legend>
            {LEAVING_REASONS.map((one) => (
              <ChoiceCard
                key={one}
                type="radio"
                name="leaving-reason"
                label={LEAVING_REASON_WORDS[one]}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
            ))}
          </fieldset>
        </Dialog>
      )}
    </>
  )
}
