import type { ListedPaymentCase } from '@lilypad/contracts'
import { formatCents, paymentCaseWords } from '@lilypad/domain'
import { Chip, type Column, EmptyState, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { pageQuery, useAdminCall } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { PagedTable, useListAddress, whenColumn } from '@/ui/lists/paged-list.tsx'

function What({ listed }: { listed: ListedPaymentCase }) {
  const dueAt = listed.due_at === null ? null : new Date(listed.due_at)
  const { title, text } = paymentCaseWords({ ...listed, dueAt, isMembers: listed.user_id !== null })
  return (
    <span className="inline-grid gap-0.5 md:min-w-56">
      <span className="font-medium max-md:font-semibold">{title}</span>
      <span className="font-normal text-ink-soft text-xs max-md:text-sm">{text}</span>
    </span>
  )
}

const Who = ({ listed: { email, user_id: userId } }: { listed: ListedPaymentCase }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 md:min-w-44">
    <span>{email ?? <span className="text-ink-soft">No address</span>}</span>
    {userId === null && <Chip tone="warning">No member</Chip>}
  </span>
)

/** The payment provider's ids, to look for there. */
function Ids({ listed }: { listed: ListedPaymentCase }) {
  const { reference, subscription_id: subscription, customer_id: customer } = listed
  const ids = [...new Set([subscription, reference, customer])].filter((id) => id !== null)
  return (
    <span className="grid text-ink-soft text-xs">
      {ids.map((id) => (
        <span key={id}>{id}</span>
      ))}
    </span>
  )
}

function Settle({ listed: { id, settled_at: settledAt, reference } }: { listed: ListedPaymentCase }) {
  const { mutate, isPending } = useAdminCall('settlePaymentCase', reference, 'loadPaymentCases')
  const { confirm } = useDialogs()
  const isSettled = settledAt !== null
  const action = isSettled ? 'Open again' : 'Settle'
  const change = async () => {
    if (isSettled || (await confirm('It leaves the desk. Nothing changes at Stripe.', { title: action })))
      mutate({ id, is_settled: !isSettled })
  }
  return (
    <Button
      look="quiet"
      size="small"
      className="-mx-3"
      aria-label={`${action}: ${reference}`}
      pending={isPending && 'Working...'}
      onClick={() => void change()}
    >
      {action}
    </Button>
  )
}

const CASE_COLUMNS: Column<ListedPaymentCase>[] = [
  { name: 'What', cell: (listed) => <What listed={listed} />, title: true },
  { name: 'Who', cell: (listed) => <Who listed={listed} /> },
  { name: 'Amount', cell: ({ amount, currency }) => formatCents(amount, currency), numeric: true },
  whenColumn(({ opened_at: at }) => at),
  { name: 'At Stripe', cell: (listed) => <Ids listed={listed} />, wide: true },
  { name: 'Actions', cell: (listed) => <Settle listed={listed} />, actions: true },
]

export function PaymentCases() {
  const { page } = useListAddress()
  const { data, ...query } = useQuery(pageQuery('loadPaymentCases', { page }))
  if (!data) return <QueryFallback query={query} waiting={<TableSkeleton label="Loading payments..." />} />
  return (
    <>
      <p role="status" className="mb-4 min-h-5 text-ink-soft text-sm tabular-nums">
        {data.num_open} of {plural(data.num_cases, 'case')} open
      </p>
      <PagedTable
        caption="Payments to look at"
        columns={CASE_COLUMNS}
        rows={data.cases}
        rowKey={({ id }) => id}
        isSettled={({ settled_at: settledAt }) => settledAt !== null}
        total={data.num_cases}
        pageLength={data.page_length}
        pages="Pages of payments"
        none={
          <EmptyState title="Nothing to look at">
            Refunds, disputes, warnings of fraud and payments by nobody we know appear here.
          </EmptyState>
        }
      />
    </>
  )
}
