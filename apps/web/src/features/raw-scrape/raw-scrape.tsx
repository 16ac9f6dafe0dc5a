import { Button } from '@/ui/button.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { FoundListings } from './found-listings.tsx'
import { useRawScrape } from './use-raw-scrape.ts'

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
