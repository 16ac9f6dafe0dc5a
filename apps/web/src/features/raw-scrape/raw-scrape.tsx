import { paths } from '@lilypad/contracts/addresses'
import { type Column, cx, EmptyState, plural, Spinner, Table } from '@lilypad/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  importListing,
  type RawListing,
  type RawScrape as Scraped,
  scrapeRaw,
} from '@/api/admin/raw-scrape.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { rowsOfPage } from '@/ui/lists/page-span.ts'
import { Pager } from '@/ui/lists/pager.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { useCopy } from '@/ui/page/use-copy.ts'

/** `message` tells what became of a listing: whether it is listed, and what of it could not be read. */
type ImportState = 'working' | { message: string } | null

/** Which listings are being imported or have been; stored above the rows, so that paging loses nothing. */
const useImports = (address: string) => {
  const { alert } = useDialogs()
  const [states, setStates] = useState<ReadonlyMap<RawListing, ImportState>>(new Map())
  // Updated before the next render, because a second press may come earlier.
  const begun = useRef(new Set<RawListing>())
  const setState = (listing: RawListing, state: ImportState) =>
    setStates((before) => new Map(before).set(listing, state))
  const start = async (listing: RawListing) => {
    if (begun.current.has(listing)) return
    begun.current.add(listing)
    setState(listing, 'working')
    try {
      setState(listing, { message: await importListing(address, listing) })
    } catch (error) {
      begun.current.delete(listing)
      setState(listing, null)
      await alert(messageOf(error, 'An error occurred.'), listing.title)
    }
  }
  return { stateOf: (listing: RawListing): ImportState => states.get(listing) ?? null, start }
}

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
const FoundListings = ({ found: { address, listings, message } }: { found: Scraped }) => {
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

/** A careers address, and what was found there. Nothing is stored by looking. */
const useRawScrape = () => {
  const [address, setAddress] = useState('')
  const { alert } = useDialogs()
  const navigate = useNavigate()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: scrapeRaw,
    // What was found before may have been left on a later page.
    onSuccess: () => void navigate(paths.adminRawScrape.href(), { replace: true }),
    onError: (failure) => void alert(messageOf(failure, 'An error occurred.')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && address.trim() !== '') mutate(address.trim())
  }
  return {
    address,
    setAddress,
    submit,
    isScraping: isPending,
    found: data ?? null,
    failure: error && messageOf(error, 'An error occurred.'),
  }
}

const Waiting = () => (
  <div role="status" className="mt-8 grid justify-items-center gap-3 py-10 text-ink-soft">
    <Spinner />
    <p>Reading the careers page. This may take a minute.</p>
  </div>
)

/** Reads any careers address without storing anything, and imports single listings of it. */
export const RawScrape = () => {
  const { address, setAddress, submit, isScraping, found, failure } = useRawScrape()
  return (
    <>
      <form onSubmit={submit} noValidate className="card p-5 md:p-6">
        <Field label="URL" error={failure} onceLeft={address.trim() === '' && 'URL is required.'}>
          {(ids) => (
            <div className="flex flex-wrap gap-3">
              <Input
                {...ids}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                className="min-w-0 flex-1 basis-72"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
              <Button
                type="submit"
                look="primary"
                className="min-h-11 min-w-32 max-md:grow"
                disabled={address.trim() === ''}
                pending={isScraping && 'Scraping...'}
              >
                Scrape
              </Button>
            </div>
          )}
        </Field>
      </form>
      {isScraping && <Waiting />}
      {found && !isScraping && <FoundListings key={found.address} found={found} />}
    </>
  )
}
