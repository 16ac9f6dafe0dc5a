import type { Board, PastScrape } from '@lilypad/contracts'
import { Chip, type Column, EmptyState, formatCount, Table, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { boardHistoryQuery } from '@/api/boards/boards.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { whenColumn } from '@/ui/lists/paged-list.tsx'

const OUTCOMES = {
  complete: { label: 'Complete', tone: 'positive', words: 'Read in full.' },
  unchanged: { label: 'Unchanged', tone: 'neutral', words: 'The board says that nothing has changed.' },
  incomplete: { label: 'Incomplete', tone: 'warning', words: 'Read in part: nothing was deleted.' },
  suspect: { label: 'Suspect', tone: 'warning', words: 'Fewer jobs than expected: nothing was deleted.' },
  failed: { label: 'Failed', tone: 'danger', words: 'The board could not be read.' },
} as const

/** How a scrape ended, and what it had to say. */
function ScrapeOutcome({ scrape: { outcome, message } }: { scrape: PastScrape }) {
  const { label, tone, words } = OUTCOMES[outcome]
  return (
    <span className="inline-grid gap-1 py-1">
      <span>
        <Chip tone={tone}>{label}</Chip>
      </span>
      <span className="text-ink-soft text-xs">{message ?? words}</span>
    </span>
  )
}

const seconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

const number = (name: string, of: (scrape: PastScrape) => number): Column<PastScrape> => ({
  name,
  cell: (scrape) => formatCount(of(scrape)),
  numeric: true,
})

const ChangedPostings = ({ scrape: { changed_postings: changed } }: { scrape: PastScrape }) =>
  changed.length > 0 && (
    <ul className="grid gap-1 py-1 text-xs">
      {changed.map(({ title, fields }, index) => (
        <li key={index} className="wrap-anywhere">
          {title}: <span className="text-ink-soft">{fields}</span>
        </li>
      ))}
    </ul>
  )

const COLUMNS: Column<PastScrape>[] = [
  { ...whenColumn(({ started_at: at }) => at), title: true },
  { name: 'Outcome', cell: (scrape) => <ScrapeOutcome scrape={scrape} />, wide: true },
  number('Found', ({ num_listings_found }) => num_listings_found),
  number('New', ({ num_new_jobs }) => num_new_jobs),
  number('Changed', ({ num_changed_jobs }) => num_changed_jobs),
  { name: 'What changed', cell: (scrape) => <ChangedPostings scrape={scrape} />, wide: true },
  number('Deleted', ({ num_deleted_jobs }) => num_deleted_jobs),
  { name: 'Seconds', cell: (scrape) => seconds.format(scrape.seconds), numeric: true },
  number('Requests', ({ num_requests }) => num_requests),
]

function History({ board }: { board: Board }) {
  const scrapes = useQuery(boardHistoryQuery(board))
  if (!scrapes.data)
    return <QueryFallback query={scrapes} waiting={<TableSkeleton label="Loading the history..." />} />
  if (scrapes.data.length === 0)
    return <EmptyState title="Not scraped yet">Each scrape of this board appears here.</EmptyState>
  return (
    <Table
      caption={`Scrapes of ${board.companyName}`}
      columns={COLUMNS}
      rows={scrapes.data}
      rowKey={({ started_at: at }) => at}
    />
  )
}

/** The latest scrapes of a board, with what each found. */
export const HistoryDialog = ({ board, onClose }: { board: Board; onClose: () => void }) => (
  <Dialog title={`Scrapes of ${board.companyName}`} size="wide" phoneSheet onClose={onClose}>
    {/* In a dialog there is no bar of the site for the table's head to stick below. */}
    <div className="text-ink [--header-height:0px] [--surface:var(--surface-raised)]">
      <History board={board} />
    </div>
  </Dialog>
)
