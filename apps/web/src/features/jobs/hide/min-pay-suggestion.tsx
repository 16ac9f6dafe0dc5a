import { inThousands, type JobFilter, suggestMinPay } from '@lilypad/domain'
import { plural } from '@lilypad/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { hiddenQuery } from '@/api/jobs/hidden.ts'
import { type ListedJob, listedRows } from '@/api/jobs/jobs.ts'
import { createStoredUser } from '@/api/stored-value.ts'
import { Button } from '@/ui/button.tsx'

const answered = createStoredUser('lilypad-pay-offer')

/** The jobs of the lists that are here that the person hid for their pay, each once. */
export function hiddenForPay(client: QueryClient): ListedJob[] {
  const { jobs = [] } = client.getQueryData(hiddenQuery.queryKey) ?? {}
  const ids = new Set(jobs.filter(({ reason }) => reason === 'pay').map(({ id }) => id))
  const rows = listedRows(client).filter(({ id }) => ids.has(id))
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

type MinPaySuggestionProps = { filter: JobFilter; onChange: (patch: Partial<JobFilter>) => void }

/** Offers once, where a list opens, to filter by pay somebody who hid several of its jobs for their pay. */
export function MinPaySuggestion({ filter, onChange }: MinPaySuggestionProps) {
  const client = useQueryClient()
  const userId = useUser()?.id ?? 0
  const isAnswered = answered.use() === userId
  // Fixed when the list opens: nothing moves while somebody hides jobs.
  const [hidden] = useState(() => hiddenForPay(client))
  const pay = suggestMinPay(hidden)
  if (isAnswered || pay === null || filter.salaryFrom >= pay) return null
  const accept = () => {
    answered.set(userId)
    onChange({ salaryFrom: pay })
  }
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-wash px-4 py-2 text-sm">
      <span className="flex-1 basis-60">
        You hid {plural(hidden.length, 'job')} for pay: show only {inThousands(pay)} and more?
      </span>
      <Button size="small" onClick={accept}>
        Show {inThousands(pay)} and more
      </Button>
      <Button look="quiet" size="small" onClick={() => answered.set(userId)}>
        No, thanks
      </Button>
    </p>
  )
}
