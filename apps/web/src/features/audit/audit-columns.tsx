import type { AuditEntry } from '@lilypad/contracts'
import type { Column } from '@/ui/lists/table.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { actionWords } from './action-words.ts'
import { detailsText } from './details-text.ts'

const Action = ({ action }: Pick<AuditEntry, 'action'>) => (
  <span className="inline-grid md:min-w-44">
    <span className="font-medium max-md:font-semibold">{actionWords(action)}</span>
    <span className="font-normal text-ink-soft text-xs">{action}</span>
  </span>
)

const Details = ({ entry: { details, subject } }: { entry: AuditEntry }) => {
  const text = detailsText(details, subject)
  if (text === '') return null
  return (
    <span title={text} className="line-clamp-3 text-ink-soft text-xs max-md:text-sm md:min-w-44">
      {text}
    </span>
  )
}

/** The columns of the audit log. */
export const AUDIT_COLUMNS: Column<AuditEntry>[] = [
  {
    name: 'When',
    cell: ({ at }) => (
      <span className="whitespace-nowrap">
        <TimeAgo at={at} />
      </span>
    ),
  },
  {
    name: 'Admin',
    cell: ({ actor_email: email }) => (
      <span className="inline-block md:min-w-44">
        {email ?? <span className="text-ink-soft">A deleted account</span>}
      </span>
    ),
  },
  { name: 'Action', cell: ({ action }) => <Action action={action} />, title: true },
  { name: 'Subject', cell: ({ subject }) => subject },
  { name: 'Details', cell: (entry) => <Details entry={entry} /> },
]
