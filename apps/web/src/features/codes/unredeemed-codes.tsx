import type { RedemptionCode } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { codesQuery } from '@/api/admin/codes.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { ListHead } from '@/ui/lists/list-head.tsx'
import { rowsOfPage } from '@/ui/lists/page-span.ts'
import { Pager } from '@/ui/lists/pager.tsx'
import { Table } from '@/ui/lists/table.tsx'
import { TableSkeleton } from '@/ui/lists/table-skeleton.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { DownloadIcon } from '@/ui/tool-icons.tsx'
import { CODE_COLUMNS } from './code-columns.tsx'
import { matchCodes } from './match-codes.ts'

const PAGE_LENGTH = 100

type CodesListProps = { list: { codes: RedemptionCode[]; total: number } }

/** Deleted rows stay for this visit, and are not counted; of very many the server gives the latest. */
const countOf = (given: number, total: number) =>
  total > given ? `The latest ${plural(given, 'code')} of ${plural(total, 'code')}` : plural(total, 'code')

/** Up to 10,000 codes are there at once; a page of them is drawn. */
const CodesList = ({ list: { codes, total } }: CodesListProps) => {
  const { page, search } = useListAddress()
  const matching = matchCodes(codes, search)
  if (codes.length === 0)
    return <EmptyState title="No codes yet">Those that you create are listed here.</EmptyState>
  return (
    <>
      <ListHead
        label="Search by source or code"
        count={search ? `${plural(matching.length, 'code')} found` : countOf(codes.length, total)}
      />
      {matching.length === 0 && <EmptyState title="No matching codes">Try fewer letters.</EmptyState>}
      {matching.length > 0 && (
        <Table
          caption="Unredeemed Codes"
          columns={CODE_COLUMNS}
          rows={rowsOfPage(matching, page, PAGE_LENGTH)}
          rowKey={({ id }) => id}
          isSettled={({ is_deleted: isDeleted }) => isDeleted}
        />
      )}
      <Pager label="Pages of codes" pageLength={PAGE_LENGTH} total={matching.length} />
    </>
  )
}

/** The unredeemed codes. */
export const UnredeemedCodes = () => {
  const codes = useQuery(codesQuery)
  return (
    <section aria-labelledby="unredeemed" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="unredeemed" className="font-bold text-lg">
          Unredeemed Codes
        </h2>
        <a
          href={serverPaths.redemptionCodesCsv}
          download
          className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-semibold text-accent-text text-sm hover:underline touch:min-h-11"
        >
          <DownloadIcon size={16} />
          Download as CSV
        </a>
      </div>
      {codes.data ? (
        <CodesList list={codes.data} />
      ) : (
        <NotLoaded query={codes} waiting={<TableSkeleton label="Loading codes..." />} />
      )}
    </section>
  )
}
