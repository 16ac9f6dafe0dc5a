import type { RedemptionCode } from '@lilypad/contracts'
import { paths, serverPaths } from '@lilypad/contracts/addresses'
import {
  type Column,
  CopyIcon,
  DownloadIcon,
  EmptyState,
  formatCount,
  IconButton,
  plural,
  TableSkeleton,
} from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { codesQuery, useDeleteCode } from '@/api/admin/codes.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { ListHead, PagedTable, useListAddress } from '@/ui/lists/paged-list.tsx'
import { useClipboard } from '@/ui/page/use-clipboard.ts'

function DeleteCode({ code }: { code: RedemptionCode }) {
  const { mutate, isPending } = useDeleteCode(code)
  const { alert } = useDialogs()
  if (code.is_deleted) return <span className="inline-flex min-h-8 items-center">Deleted</span>
  return (
    <AskingButton
      look="quiet-danger"
      size="small"
      className="-mx-3"
      disabled={isPending}
      aria-label={`Delete ${code.code}`}
      question="Are you sure you want to delete this code?"
      action="Delete code"
      onSure={() => mutate(undefined, { onSuccess: () => void alert('Deleted', { title: code.code }) })}
    >
      Delete
    </AskingButton>
  )
}

type Matchable = Pick<RedemptionCode, 'code' | 'source'>

/** The codes whose source or letters contain the search text, ignoring case; a pasted redeem link finds its code. */
export function matchCodes<C extends Matchable>(codes: readonly C[], sought: string): readonly C[] {
  const text = sought
    .trim()
    .replace(/^.*\/redeem\//i, '')
    .toLowerCase()
  if (text === '') return codes
  return codes.filter(({ code, source }) => `${source}\n${code}`.toLowerCase().includes(text))
}

/** The address where a code is redeemed. Source: specification, decisions 10. */
export const redeemUrl = (origin: string, code: string): string => `${origin}/#${paths.redeem.href(code)}`

function RedeemLink({ code: { code, is_deleted: isDeleted } }: { code: RedemptionCode }) {
  const copy = useClipboard()
  const url = redeemUrl(window.location.origin, code)
  if (isDeleted) return <s>{url}</s>
  return (
    <span className="inline-flex items-center gap-1">
      <a href={url} className="text-accent-text hover:underline md:whitespace-nowrap">
        {url}
      </a>
      <IconButton label={`Copy the link of ${code}`} onClick={() => void copy(url)}>
        <CopyIcon size={16} />
      </IconButton>
    </span>
  )
}

/** The columns of the table of codes. Source: specification part 2, 'Admin redemption codes'. */
const CODE_COLUMNS: Column<RedemptionCode>[] = [
  { name: 'Source', cell: ({ source }) => source, title: true },
  { name: 'Duration (days)', cell: ({ duration }) => formatCount(duration), numeric: true },
  { name: 'URL', cell: (code) => <RedeemLink code={code} /> },
  { name: 'Actions', cell: (code) => <DeleteCode code={code} />, actions: true },
]

/** Up to 10,000 codes are there at once; a page of them is drawn. */
function CodesList({ list: { codes, total } }: { list: { codes: RedemptionCode[]; total: number } }) {
  const { search } = useListAddress()
  const matching = matchCodes(codes, search)
  // Deleted rows stay for this visit, and are not counted; of very many the server gives the latest.
  const latest = total > codes.length ? `The latest ${plural(codes.length, 'code')} of ` : ''
  if (codes.length === 0)
    return <EmptyState title="No codes yet">Those that you create are listed here.</EmptyState>
  return (
    <>
      <ListHead
        label="Search by source or code"
        count={search ? `${plural(matching.length, 'code')} found` : latest + plural(total, 'code')}
      />
      <PagedTable
        caption="Unredeemed Codes"
        columns={CODE_COLUMNS}
        rows={matching}
        rowKey={({ id }) => id}
        isSettled={({ is_deleted: isDeleted }) => isDeleted}
        pages="Pages of codes"
        none={<EmptyState title="No matching codes">Try fewer letters.</EmptyState>}
      />
    </>
  )
}

export function UnredeemedCodes() {
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
        <QueryFallback query={codes} waiting={<TableSkeleton label="Loading codes..." />} />
      )}
    </section>
  )
}
