import { EmptyState, PlusIcon } from '@lilypad/ui'
import { type ReactNode, useId } from 'react'
import { DialogButton } from '@/ui/dialogs/dialog-button.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'

type ContentSectionProps = {
  title: string
  lead: string
  count: number
  none: string
  /** What the button says that opens the dialog for another. */
  add: string
  dialog: (close: () => void) => ReactNode
  children: ReactNode
}

export const ContentSection = ({ title, lead, count, none, add, dialog, children }: ContentSectionProps) => {
  const id = useId()
  const addButton = useFocusWhenFewer(count)
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={id} className="font-bold text-lg">
            {title}
          </h2>
          <p className="text-ink-soft text-sm">{lead}</p>
        </div>
        <DialogButton ref={addButton} dialog={dialog}>
          <PlusIcon />
          {add}
        </DialogButton>
      </div>
      {count === 0 && <EmptyState title={`No ${title.toLowerCase()}`}>{none}</EmptyState>}
      {children}
    </section>
  )
}
