import { useRef, useState } from 'react'
import { importListing, type RawListing } from '@/api/admin/raw-scrape.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** `message` tells what became of a listing: whether it is listed, and what of it could not be read. */
export type ImportState = 'working' | { message: string } | null

/** Which listings are being imported or have been; stored above the rows, so that paging loses nothing. */
export const useImports = (address: string) => {
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
