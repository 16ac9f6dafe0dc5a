import { useQuery } from '@tanstack/react-query'
import { paymentCasesQuery } from '@/api/admin/payment-cases.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { Pager } from '@/ui/lists/pager.tsx'
import { Table } from '@/ui/lists/table.tsx'
import { TableSkeleton } from '@/ui/lists/table-skeleton.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { CASE_COLUMNS } from './case-columns.tsx'

/** The payments to look at, 100 a page: open ones first, settled ones paler. */
export const PaymentCases = () => {
  const { page } = useListAddress()
  const { data, ...query } = useQuery(paymentCasesQuery(page))
  if (!data) return <NotLoaded query={query} waiting={<TableSkeleton label="Loading payments..." />} />
  return (
    <>
      <p role="status" className="mb-4 min-h-5 text-ink-soft text-sm tabular-nums">
        {plural(data.num_open, 'open case')} of {plural(data.num_cases, 'case')}
      </p>
      {data.cases.length === 0 ? (
        <EmptyState title="Nothing to look at">
          Refunds, disputes and payments by nobody we know appear here.
        </EmptyState>
      ) : (
        <Table
          caption="Payments to look at"
          columns={CASE_COLUMNS}
          rows={data.cases}
          rowKey={({ id }) => id}
          isSettled={({ settled_at: settledAt }) => settledAt !== null}
        />
      )}
      <Pager label="Pages of payments" pageLength={data.page_length} total={data.num_cases} />
    </>
  )
}
