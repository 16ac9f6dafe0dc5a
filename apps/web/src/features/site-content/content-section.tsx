import { EmptyState, PlusIcon } from '@lilypad/ui'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/button.tsx'
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
  const [isAdding, setAdding] = useState(false)
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
        <Button ref={addButton} onClick={() => setAdding(true)}>
          <PlusIcon />
          {add}
        </Button>
      </div>
      {count === 0 && <EmptyState title={`No ${title.toLowerCase()}`}>{none}</EmptyState>}
      {children}
      {isAdding && dialog(() => setAdding(false))}
    </section>
  )
}
