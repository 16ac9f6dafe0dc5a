import type { AuditEntry } from '@lilypad/contracts'
import { type Column, EmptyState, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { pageQuery } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { ListHead, PagedTable, useListAddress, whenColumn } from '@/ui/lists/paged-list.tsx'
import { actionWords, detailsText } from './audit-texts.ts'

function Details({ entry: { details, subject } }: { entry: AuditEntry }) {
  const text = detailsText(details, subject)
  return (
    text && (
      <span title={text} className="line-clamp-3 text-ink-soft text-xs max-md:text-sm md:min-w-44">
        {text}
      </span>
    )
  )
}

const AUDIT_COLUMNS: Column<AuditEntry>[] = [
  whenColumn(({ at }) => at),
  {
    name: 'Admin',
    cell: ({ actor_email: email }) => (
      <span className="inline-block md:min-w-44">
        {email ?? <span className="text-ink-soft">A deleted account</span>}
      </span>
    ),
  },
  {
    name: 'Action',
    cell: ({ action }) => (
      <span className="inline-grid md:min-w-44">
        <span className="font-medium max-md:font-semibold">{actionWords(action)}</span>
        <span className="font-normal text-ink-soft text-xs">{action}</span>
      </span>
    ),
    title: true,
  },
  { name: 'Subject', cell: ({ subject }) => subject },
  { name: 'Details', cell: (entry) => <Details entry={entry} /> },
]

export function AuditLog() {
  const { page, search } = useListAddress()
  const log = useQuery(pageQuery('getAuditLog', { page, search }))
  return (
    <>
      <ListHead
        label="Search by admin, action or subject"
        count={log.data && plural(log.data.num_entries, 'entry', 'entries')}
        isWaiting={log.isPlaceholderData}
      />
      {!log.data && (
        <QueryFallback query={log} waiting={<TableSkeleton label="Loading the audit log..." />} />
      )}
      {log.data && (
        <PagedTable
          caption="Audit log"
          columns={AUDIT_COLUMNS}
          rows={log.data.entries}
          rowKey={({ id }) => id}
          total={log.data.num_entries}
          pageLength={log.data.page_length}
          pages="Pages of the audit log"
          none={
            <EmptyState title="Nothing recorded">
              {search ? 'Try fewer words.' : 'Changes and downloads appear here.'}
            </EmptyState>
          }
        />
      )}
    </>
  )
}
