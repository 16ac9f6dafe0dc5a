import type { AuditEntry } from '@lilypad/contracts'
import { type Column, EmptyState, plural, Table, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { auditQuery } from '@/api/admin/audit.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { ListHead } from '@/ui/lists/list-head.tsx'
import { Pager } from '@/ui/lists/pager.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
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
const AUDIT_COLUMNS: Column<AuditEntry>[] = [
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

/** What admins did, 100 a page, the latest first. */
export const AuditLog = () => {
  const { page, search } = useListAddress()
  const log = useQuery(auditQuery(page, search))
  return (
    <>
      <ListHead
        label="Search by admin, action or subject"
        count={log.data && plural(log.data.num_entries, 'entry', 'entries')}
        isWaiting={log.isPlaceholderData}
      />
      {!log.data && <NotLoaded query={log} waiting={<TableSkeleton label="Loading the audit log..." />} />}
      {log.data?.entries.length === 0 && (
        <EmptyState title="Nothing recorded">
          {search ? 'Try fewer words.' : 'Changes and downloads appear here.'}
        </EmptyState>
      )}
      {log.data && log.data.entries.length > 0 && (
        <Table caption="Audit log" columns={AUDIT_COLUMNS} rows={log.data.entries} rowKey={({ id }) => id} />
      )}
      {log.data && (
        <Pager
          label="Pages of the audit log"
          pageLength={log.data.page_length}
          total={log.data.num_entries}
        />
      )}
    </>
  )
}
