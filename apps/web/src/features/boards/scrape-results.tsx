import type { Board } from '@lilypad/contracts'
import { useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { agoOf, formatInstant } from '@/ui/format.ts'

/** When, in words that a glance reads; 'Never' for a board that was not scraped yet. */
export const LastScraped = ({ at }: { at: string | null }) => {
  const [now, setNow] = useState(() => new Date())
  if (!at) return 'Never'
  // A scrape that ended after this card was drawn: the card's clock is set anew.
  if (Date.parse(at) > now.getTime()) setNow(new Date(Date.parse(at)))
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {agoOf(at, now)}
    </time>
  )
}

type ScrapeResultsProps = {
  results: Board['scrapeResults']
  /** True right after a scrape on this page: its outcome is announced. */
  isNew: boolean
}

/** What the last scrape found. */
export const ScrapeResults = ({ results, isNew }: ScrapeResultsProps) => (
  <p
    role="status"
    className={cx('text-sm tabular-nums empty:hidden', isNew ? 'text-positive' : 'text-ink-soft')}
  >
    {results &&
      `${results.num_listings_found} found · ${results.num_new_jobs} new · ${results.num_deleted_jobs} deleted`}
  </p>
)
