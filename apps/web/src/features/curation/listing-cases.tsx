import type { ListedListingCase } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { REPORT_REASON_WORDS, type ReportDecision } from '@lilypad/domain'
import { Chip, type Column, EmptyState, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { pageQuery } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { PagedTable, useListAddress, whenColumn } from '@/ui/lists/paged-list.tsx'

const DECIDED: Record<ReportDecision, string> = { acted: 'Put right', dismissed: 'Nothing wrong' }

const What = ({ listed }: { listed: ListedListingCase }) => (
  <span className="inline-grid gap-0.5 md:min-w-48">
    <Link to={paths.job.href(listed.job_id)} className="font-medium underline underline-offset-4">
      {listed.title}
    </Link>
    <span className="font-normal text-ink-soft text-xs max-md:text-sm">{listed.company}</span>
    {listed.is_deleted && <Chip tone="warning">No longer listed</Chip>}
  </span>
)

const Reports = ({ listed: { reports } }: { listed: ListedListingCase }) => (
  <ul className="grid gap-1 text-sm md:min-w-64">
    {reports.map(({ reason, message, reported_at: at, is_member: isMember }) => (
      <li key={`${at} ${reason} ${message}`} className="wrap-anywhere">
        <strong className="font-semibold">{REPORT_REASON_WORDS[reason]}</strong>, says a{' '}
        {isMember ? 'member' : 'visitor'}
        {message && `: “${message}”`}
      </li>
    ))}
  </ul>
)

const Waiting = () => (
  <Link to={paths.adminDesk.href()} className="underline underline-offset-4">
    Waits on the desk
  </Link>
)

const CASE_COLUMNS: Column<ListedListingCase>[] = [
  { name: 'Job', cell: (listed) => <What listed={listed} />, title: true },
  { name: 'Reports', cell: (listed) => <Reports listed={listed} />, wide: true },
  whenColumn(({ opened_at: at }) => at),
  { name: 'Decision', cell: ({ decision }) => (decision ? DECIDED[decision] : <Waiting />) },
]

export function ListingCases() {
  const { page } = useListAddress()
  const { data, ...query } = useQuery(pageQuery('loadListingCases', { page }))
  if (!data) return <QueryFallback query={query} waiting={<TableSkeleton label="Loading reports..." />} />
  return (
    <>
      <p role="status" className="mb-4 min-h-5 text-ink-soft text-sm tabular-nums">
        {data.num_open} of {plural(data.num_cases, 'case')} open. Open cases are decided on the desk.
      </p>
      <PagedTable
        caption="Reported jobs"
        columns={CASE_COLUMNS}
        rows={data.cases}
        rowKey={({ id }) => id}
        isSettled={({ decided_at: decidedAt }) => decidedAt !== null}
        total={data.num_cases}
        pageLength={data.page_length}
        pages="Pages of reports"
        none={<EmptyState title="No reports">What people report of listed jobs appears here.</EmptyState>}
      />
    </>
  )
}
