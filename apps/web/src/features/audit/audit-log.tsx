import { useQuery } from '@tanstack/react-query'
import { auditQuery } from '@/api/admin/audit.ts'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { ListHead } from '@/ui/lists/list-head.tsx'
import { Pager } from '@/ui/lists/pager.tsx'
import { Table } from '@/ui/lists/table.tsx'
import { TableSkeleton } from '@/ui/lists/table-skeleton.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { EmptyState, ErrorState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { AUDIT_COLUMNS } from './audit-columns.tsx'

/** What admins did, 100 a page, the latest first. */
export const AuditLog = () => {
  const { page, search, typed, setTyped, hrefOf } = useListAddress()
  const log = useQuery(auditQuery(page, search))
  return (
    <>
      <ListHead
        label="Search by admin, action or subject"
        value={typed}
        onChange={setTyped}
        count={log.data && plural(log.data.num_entries, 'entry', 'entries')}
        isWaiting={log.isPlaceholderData}
      />
      {log.isPending && <TableSkeleton label="Loading the audit log..." />}
      {log.isLoadingError && (
        <ErrorState message={loadMessageOf(log.error)} onRetry={() => void log.refetch()} />
      )}
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
          page={page}
          pageLength={log.data.page_length}
          total={log.data.num_entries}
          hrefOf={hrefOf}
        />
      )}
    </>
  )
}
