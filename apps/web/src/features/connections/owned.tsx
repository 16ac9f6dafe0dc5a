import { TitledCard } from '@lilypad/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { WaitingBoxes } from '@/ui/lists/waiting-boxes.tsx'

export const LINK = 'font-semibold text-accent-text hover:underline'

type OwnedProps<T> = {
  noun: 'key' | 'webhook'
  lead: string
  query: UseQueryResult<T[]>
  list: (all: readonly T[]) => ReactNode
  /** Whether an admin is looking, who can change nothing. */
  isClosed: boolean
  formLead: ReactNode
  form: ReactNode
}

export function Owned<T>({ noun, lead, query, list, isClosed, formLead, form }: OwnedProps<T>) {
  const { data } = query
  const waiting = <WaitingBoxes label={`Loading your ${noun}s`} className="h-12" />
  return (
    <>
      <TitledCard title={`Your ${noun}s`} lead={lead}>
        {!data && <NotLoaded query={query} waiting={waiting} />}
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
