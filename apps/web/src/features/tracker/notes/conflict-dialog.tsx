import { useId, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { controlClass, Field } from '@/ui/fields/field.tsx'

function Version({ name, text }: { name: string; text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-semibold text-ink text-sm">
        {name}
      </h3>
      <p className="mt-1 max-h-48 overflow-y-auto whitespace-pre-wrap break-words rounded-sm bg-wash p-3 text-ink text-sm">
        {text === '' ? '(empty)' : text}
      </p>
    </section>
  )
}

type ConflictDialogProps = {
  mine: string
  theirs: string
  onChoose: (text: string) => void
  onClose: () => void
}

/** Shows both texts of a note that two windows changed; one of them is kept, or what the person makes of both. */
export function ConflictDialog({ mine, theirs, onChoose, onClose }: ConflictDialogProps) {
  const [merged, setMerged] = useState(`${theirs}\n${mine}`)
  return (
    <Dialog
      title="These notes changed in another window"
      size="large"
      phoneSheet
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose(theirs)}>Keep the other window’s</Button>
          <Button onClick={() => onChoose(mine)}>Keep this window’s</Button>
          <Button look="primary" onClick={() => onChoose(merged)}>
            Save both together
          </Button>
        </>
      }
    >
      <p>Nothing is lost. Keep one version, or both.</p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Version name="In this window" text={mine} />
        <Version name="In the other window" text={theirs} />
      </div>
      <div className="mt-4 text-ink">
        <Field label="Both together">
          {(ids) => (
            <textarea
              {...ids}
              rows={4}
              className={controlClass}
              value={merged}
              onChange={(event) => setMerged(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
