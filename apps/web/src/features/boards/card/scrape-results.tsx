import type { Board } from '@lilypad/contracts'
import { cx } from '@/ui/cx.ts'

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
