import { paths } from '@lilypad/contracts/addresses'
import { type Column, cx, EmptyState, plural, Spinner } from '@lilypad/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { backOffice, useAdminAlert } from '@/api/admin/back-office.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form, TextField } from '@/ui/fields/field.tsx'
import { PagedTable } from '@/ui/lists/paged-list.tsx'
import { useClipboard } from '@/ui/page/use-clipboard.ts'

type RawListing = { title: string; url: string }

async function scrapeRaw(address: string) {
  const { listings, message } = await backOffice.scrapeRaw({ job_board_url: address })
  return { address, listings, message }
}
type Scraped = Awaited<ReturnType<typeof scrapeRaw>>

/** `message` tells what became of a listing: whether it is listed, and what of it could not be read. */
type ImportState = 'working' | { message: string } | undefined

/** Which listings are being imported or have been; stored above the rows, so that paging loses nothing. */
function useImports(address: string) {
  const { alert } = useDialogs()
  const [states, setStates] = useState<ReadonlyMap<RawListing, ImportState>>(new Map())
  // Updated before the next render, because a second press may come earlier.
  const started = useRef(new Set<RawListing>())
  const setState = (listing: RawListing, state: ImportState) =>
    setStates((before) => new Map(before).set(listing, state))
  const start = async (listing: RawListing) => {
    if (started.current.has(listing)) return
    started.current.add(listing)
    setState(listing, 'working')
    try {
      const asked = { job_board_url: address, job_title: listing.title, job_url: listing.url }
      const { message = '' } = await backOffice.insertJobFromAdmin(asked)
      setState(listing, { message })
    } catch (error) {
      started.current.delete(listing)
      setState(listing, undefined)
      await alert(toMessage(error, 'An error occurred.'), { title: listing.title })
    }
  }
  return { states, start }
}

function CopyButton({ text, className }: { text: string; className: string }) {
  const copy = useClipboard()
  return (
    <button
      type="button"
      title="Copy"
      onClick={() => void copy(text)}
      className={cx(
        'min-h-6 rounded-sm text-left hover:text-accent-text hover:underline touch:min-h-11',
        className,
      )}
    >
      {text}
    </button>
  )
}

function Import({ state, onImport }: { state: ImportState; onImport: () => void }) {
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

function ScrapedListings({ scraped: { address, listings, message } }: { scraped: Scraped }) {
  const { states, start } = useImports(address)
  const columns: Column<RawListing>[] = [
    {
      name: 'Title',
      cell: ({ title }) => <CopyButton text={title} className="font-medium max-md:font-semibold" />,
      title: true,
    },
    { name: 'URL', cell: ({ url }) => <CopyButton text={url} className="text-ink-soft" /> },
    {
      name: 'Actions',
      cell: (listing) => <Import state={states.get(listing)} onImport={() => void start(listing)} />,
      actions: true,
    },
  ]
  return (
    <section aria-label="Found listings" className="mt-8">
      <p role="status" className="mb-3 font-semibold tabular-nums">
        {plural(listings.length, 'listing')} found.
      </p>
      {message && <p className="mb-4 rounded-sm bg-warning-soft p-3 text-sm text-warning">{message}</p>}
      <PagedTable
        caption="Found listings"
        columns={columns}
        rows={listings}
        rowKey={(listing) => listings.indexOf(listing)}
        pages="Pages of listings"
        none={
          <EmptyState title="Nothing to import">No jobs are listed at this address right now.</EmptyState>
        }
      />
    </section>
  )
}

export function RawScrape() {
  const [address, setAddress] = useState('')
  const navigate = useNavigate()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: scrapeRaw,
    // What was found before may have been left on a later page.
    onSuccess: () => void navigate(paths.adminRawScrape.href(), { replace: true }),
    onError: useAdminAlert(),
  })
  const isEmpty = address.trim() === ''
  const submit = () => {
    if (!isPending && !isEmpty) mutate(address.trim())
  }
  return (
    <>
      <Form onSubmit={submit} className="card p-5 md:p-6">
        <TextField
          label="URL"
          error={error && toMessage(error, 'An error occurred.')}
          onceLeft={isEmpty && 'URL is required.'}
          type="url"
          // A longer one is refused by the server, not cut.
          maxLength={undefined}
          className="min-w-0 flex-1 basis-72"
          value={address}
          onChange={setAddress}
          beside={
            <Button
              type="submit"
              look="primary"
              className="min-h-11 min-w-32 max-md:grow"
              disabled={isEmpty}
              pending={isPending && 'Scraping...'}
            >
              Scrape
            </Button>
          }
        />
      </Form>
      {isPending && (
        <div role="status" className="mt-8 grid justify-items-center gap-3 py-10 text-ink-soft">
          <Spinner />
          <p>Reading the careers page. This may take a minute.</p>
        </div>
      )}
      {data && !isPending && <ScrapedListings key={data.address} scraped={data} />}
    </>
  )
}
