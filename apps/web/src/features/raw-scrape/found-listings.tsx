import type { RawListing, RawScrape } from '@/api/admin/raw-scrape.ts'
import { Button } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { rowsOfPage } from '@/ui/lists/page-span.ts'
import { Pager } from '@/ui/lists/pager.tsx'
import { type Column, Table } from '@/ui/lists/table.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { useCopy } from '@/ui/page/use-copy.ts'
import { EmptyState } from '@/ui/states.tsx'
import { plural } from '@/ui/text/format.ts'
import { type ImportState, useImports } from './use-imports.ts'

const PAGE_LENGTH = 100

const CopyButton = ({ text, strong = false }: { text: string; strong?: boolean }) => {
  const copy = useCopy()
  return (
    <button
      type="button"
      title="Copy"
      onClick={() => void copy(text)}
      className={cx(
        'min-h-6 rounded-sm text-left hover:text-accent-text hover:underline touch:min-h-11',
        strong ? 'font-medium max-md:font-semibold' : 'text-ink-soft',
      )}
    >
      {text}
    </button>
  )
}

type ImportProps = { state: ImportState; onImport: () => void }

const Import = ({ state, onImport }: ImportProps) => {
  const imported = state !== 'working' && state
  return (
    <>
      <Button
        size="small"
        className="min-w-36 max-sm:w-full"
        pending={state === 'working' && 'Working...'}
        disabled={Boolean(imported)}
        onClick={onImport}
      >
        {imported ? 'Import Complete' : 'Import'}
      </Button>
      <p role="status" className="text-ink-soft text-xs md:ml-auto md:max-w-56">
        {imported && <span className="block py-1">{imported.message}</span>}
      </p>
    </>
  )
}

const columnsOf = ({ stateOf, start }: ReturnType<typeof useImports>): Column<RawListing>[] => [
  { name: 'Title', cell: ({ title }) => <CopyButton text={title} strong />, title: true },
  { name: 'URL', cell: ({ url }) => <CopyButton text={url} /> },
  {
    name: 'Actions',
    cell: (listing) => <Import state={stateOf(listing)} onImport={() => void start(listing)} />,
    actions: true,
  },
]

/** What a careers address lists, each with a way to take it in. */
export const FoundListings = ({ found: { address, listings, message } }: { found: RawScrape }) => {
  const { page } = useListAddress()
  const imports = useImports(address)
  return (
    <section aria-label="Found listings" className="mt-8">
      <p role="status" className="mb-3 font-semibold tabular-nums">
        {plural(listings.length, 'listing')} found.
      </p>
      {message && <p className="mb-4 rounded-sm bg-warning-soft p-3 text-sm text-warning">{message}</p>}
      {listings.length === 0 && (
        <EmptyState title="Nothing to import">No jobs are listed at this address right now.</EmptyState>
      )}
      {listings.length > 0 && (
        <Table
          caption="Found listings"
          columns={columnsOf(imports)}
          rows={rowsOfPage(listings, page, PAGE_LENGTH)}
          rowKey={(listing) => listings.indexOf(listing)}
        />
      )}
      <Pager label="Pages of listings" pageLength={PAGE_LENGTH} total={listings.length} />
    </section>
  )
}
