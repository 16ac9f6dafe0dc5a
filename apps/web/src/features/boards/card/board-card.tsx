import type { Board } from '@lilypad/contracts'
import { outboundLink } from '@lilypad/domain'
import { memo, type ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'
import { Chip } from '@/ui/chip.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { OutIcon } from '@/ui/icons.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { formatInstant } from '@/ui/text/format.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { BOARD_STATE_LOOKS } from '../board-states.ts'
import { BoardMore } from './board-more.tsx'
import { ScrapeResults } from './scrape-results.tsx'
import { StateReason } from './state-reason.tsx'
import { SuspectChoice } from './suspect-choice.tsx'
import { useBoardScrape } from './use-board-scrape.ts'
import { useDeleteJobs } from './use-delete-jobs.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-xs">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)

const Head = ({ board }: { board: Board }) => (
  <div className="flex items-start gap-3">
    <LogoTile name={board.companyName} src={board.logo?.[0]?.thumbnails.large.url ?? null} />
    <div className="min-w-0 flex-1">
      <h2 className="font-bold">{board.companyName}</h2>
      <a
        href={outboundLink(board.careersUrl) ?? undefined}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 max-w-full items-center gap-1 text-accent-text text-sm hover:underline"
      >
        <span className="truncate">{board.careersUrl.replace(/^https?:\/\/(www\.)?/, '')}</span>
        <OutIcon size={13} className="shrink-0" />
      </a>
    </div>
    <span title={board.stateSince ? `Since ${formatInstant(board.stateSince)}` : undefined}>
      <Chip tone={BOARD_STATE_LOOKS[board.state].tone}>{BOARD_STATE_LOOKS[board.state].label}</Chip>
    </span>
  </div>
)

/** One board: how it stands, and what an admin can do with it. */
export const BoardCard = memo(({ board }: { board: Board }) => {
  const { scrape, isScraping, isDone } = useBoardScrape(board)
  const { deleteJobs, isDeleting } = useDeleteJobs(board)
  return (
    <article className="card flex h-full flex-col gap-4 p-5" aria-label={board.companyName}>
      <Head board={board} />
      <dl className="grid grid-cols-2 gap-4 text-sm">
        <Fact name="Jobs on server">{board.jobsOnServer}</Fact>
        <Fact name="Last scraped">
          {board.lastScrapedAt ? <TimeAgo at={board.lastScrapedAt} /> : 'Never'}
        </Fact>
      </dl>
      <ScrapeResults results={board.scrapeResults} isNew={isDone} />
      <StateReason board={board} />
      {board.state === 'suspect' && <SuspectChoice board={board} />}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button size="small" onClick={scrape} pending={isScraping && 'Scraping...'} disabled={isDeleting}>
          Scrape
        </Button>
        <AskingButton
          look="quiet-danger"
          size="small"
          pending={isDeleting && 'Deleting...'}
          disabled={isScraping || board.jobsOnServer === 0}
          question={`Are you sure you want to delete jobs for ${board.companyName}?`}
          action="Delete Server Jobs"
          onSure={deleteJobs}
        >
          Delete Server Jobs
        </AskingButton>
        <BoardMore board={board} />
      </div>
    </article>
  )
})
