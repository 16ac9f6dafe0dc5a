import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'

type Entry<Key> = { key: Key; name: string; children: ReactNode }

type HiddenListProps<Key> = {
  entries: readonly Entry<Key>[]
  /** What the button of an entry says; its name is added for those who cannot see it. */
  action: 'Unhide' | 'Remove'
  show: (client: QueryClient, key: Key) => Promise<void>
}

/** What is hidden, line by line; the first button has the focus when a line goes. */
export const HiddenList = <Key extends string | number>({ entries, action, show }: HiddenListProps<Key>) => {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: (key: Key) => show(client, key),
    onError: (error) => void alert(messageOf(error)),
  })
  const first = useFocusWhenFewer(entries.length)
  if (entries.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ key, name, children }, index) => (
        <li key={key} className="flex items-center justify-between gap-4 py-2">
          <div className="wrap-anywhere min-w-0 text-sm">{children}</div>
          <Button
            ref={index === 0 ? first : undefined}
            size="small"
            className="shrink-0"
            aria-label={`${action} ${name}`}
            disabled={isPending}
            onClick={() => mutate(key)}
          >
            {action}
          </Button>
        </li>
      ))}
    </ul>
  )
}
