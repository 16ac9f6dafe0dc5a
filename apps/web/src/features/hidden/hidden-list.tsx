import type { ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'

type Entry = { key: string | number; name: string; children: ReactNode }

type HiddenListProps = {
  entries: readonly Entry[]
  /** What the button of an entry says; its name is added for those who cannot see it. */
  action: 'Unhide' | 'Remove'
  isPending: boolean
  onShow: (key: Entry['key']) => void
}

/** What is hidden, line by line; the first button has the focus when a line goes. */
export const HiddenList = ({ entries, action, isPending, onShow }: HiddenListProps) => {
  const first = useFocusWhenFewer(entries.length)
  if (entries.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ key, name, children }, place) => (
        <li key={key} className="flex items-center justify-between gap-4 py-2">
          <div className="wrap-anywhere min-w-0 text-sm">{children}</div>
          <Button
            ref={place === 0 ? first : undefined}
            size="small"
            className="shrink-0"
            aria-label={`${action} ${name}`}
            disabled={isPending}
            onClick={() => onShow(key)}
          >
            {action}
          </Button>
        </li>
      ))}
    </ul>
  )
}
