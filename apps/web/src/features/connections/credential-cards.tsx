import { TitledCard } from '@lilypad/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { Button } from '@/ui/button.tsx'
import { SkeletonBoxes } from '@/ui/lists/skeleton-boxes.tsx'
import { useClipboard } from '@/ui/page/use-clipboard.ts'

export const LINK = 'font-semibold text-accent-text hover:underline'

type CredentialCardsProps<T> = {
  noun: 'key' | 'webhook'
  lead: string
  query: UseQueryResult<T[]>
  list: (all: readonly T[]) => ReactNode
  /** Whether an admin is looking, who can change nothing. */
  isClosed: boolean
  formLead: ReactNode
  form: ReactNode
}

export function CredentialCards<T>({
  noun,
  lead,
  query,
  list,
  isClosed,
  formLead,
  form,
}: CredentialCardsProps<T>) {
  const { data } = query
  const waiting = <SkeletonBoxes label={`Loading your ${noun}s`} className="h-12" />
  return (
    <>
      <TitledCard title={`Your ${noun}s`} lead={lead}>
        {!data && <QueryFallback query={query} waiting={waiting} />}
        {data?.length === 0 && <p className="text-sm">You have none yet.</p>}
        {data && data.length > 0 && list(data)}
      </TitledCard>
      <TitledCard
        title={`New ${noun}`}
        lead={isClosed ? 'Only the owner of this account can do this.' : formLead}
      >
        <fieldset disabled={isClosed}>{form}</fieldset>
      </TitledCard>
    </>
  )
}

type ShownOnceProps = {
  what: 'key' | 'secret'
  value: string
  onDone: () => void
}

function ShownOnce({ what, value, onDone }: ShownOnceProps) {
  const copy = useClipboard(`${what[0]?.toUpperCase()}${what.slice(1)} copied`)
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div>
      <p ref={title} tabIndex={-1} className="font-semibold">
        Copy your {what} now: it is not shown again.
      </p>
      <code className="wrap-anywhere mt-2 block rounded-sm bg-wash p-3 text-sm">{value}</code>
      <div className="mt-3 flex gap-2">
        <Button look="primary" onClick={() => void copy(value)}>
          Copy {what}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}

type MadeOnceProps = { what: ShownOnceProps['what']; form: (onMade: (value: string) => void) => ReactNode }

/** The form; once something is made with it, what is shown this once. */
export function MadeOnce({ what, form }: MadeOnceProps) {
  const [made, setMade] = useState<string | null>(null)
  return made === null ? form(setMade) : <ShownOnce what={what} value={made} onDone={() => setMade(null)} />
}
