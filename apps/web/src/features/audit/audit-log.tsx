import { useQuery } from '@tanstack/react-query'
import { auditQuery } from '@/api/admin/audit.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { ListHead } from '@/ui/lists/list-head.tsx'
import { Pager } from '@/ui/lists/pager.tsx'
import { Table } from '@/ui/lists/table.tsx'
import { TableSkeleton } from '@/ui/lists/table-skeleton.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { AUDIT_COLUMNS } from './audit-columns.tsx'

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
