import type { Board } from '@lilypad/contracts'
import { outboundLink } from '@lilypad/domain'
import { Chip, cx, EditIcon, formatInstant, HistoryIcon, IconButton, OutIcon, OutLink } from '@lilypad/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { memo, useEffect, useState } from 'react'
import { backOffice, useAdminAlert } from '@/api/admin/back-office.ts'
import {
  boardsQuery,
  deleteBoardJobs,
  resolveSuspect,
  scrapeBoard,
  toBoard,
  toCounts,
} from '@/api/boards/boards.ts'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { BOARD_STATE_LOOKS } from './board-search.ts'
import { EditBoardDialog } from './edit-board-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { useBoardChange, useBoardMutation } from './use-board-change.ts'

/** Why the last scrape is suspect, and the admin's decision. */
function SuspectChoice({ board }: { board: Board }) {
  const { mutate, isPending } = useBoardMutation(board, (accept: boolean) => resolveSuspect(board, accept))
  const button = (accept: boolean) => ({
    size: 'small' as const,
    disabled: isPending,
    onClick: () => mutate(accept),
  })
  return (
    <div className="grid gap-3 rounded-sm bg-warning-soft p-3 text-sm text-warning">
      <p>{board.scrapeResults?.suspect ?? board.reason ?? 'Fewer jobs were found than expected.'}</p>
      <div className="flex flex-wrap gap-2">
        <Button {...button(true)} title="The missing jobs are gone">
          Accept
        </Button>
        <Button {...button(false)} title="The missing jobs stay listed">
          Keep
        </Button>
      </div>
    </div>
  )
}

const POLL_MS = 4_000
/** A board may take ten minutes; past twelve nobody is working on it. */
const GIVE_UP_MS = 12 * 60_000

/** What tells that a scrape has come to an end, well or badly. */
const scrapeMark = (board: Board) =>
  `${board.lastScrapedAt} ${board.state} ${board.stateSince} ${board.reason}`

/** While a scrape goes on after its call was answered 'still scraping', asks how the board stands. */
function usePending(board: Board) {
  const [pendingFrom, setPendingFrom] = useState<string | null>(null)
  const isPending = pendingFrom !== null && pendingFrom === scrapeMark(board)
  useQuery({ ...boardsQuery, enabled: isPending, refetchInterval: POLL_MS })
  useEffect(() => {
    if (!isPending) return
    const timer = window.setTimeout(() => setPendingFrom(null), GIVE_UP_MS)
    return () => window.clearTimeout(timer)
  }, [isPending])
  return { isPending, start: () => setPendingFrom(scrapeMark(board)) }
}

function useBoardScrape(board: Board) {
  const change = useBoardChange(board.id)
  const pending = usePending(board)
  const showFailure = useAdminAlert(board.companyName)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => scrapeBoard(board),
    onSuccess: (reply) => (reply.pending ? pending.start() : void change(toCounts(reply))),
    onError: (error) => {
      void change({})
      showFailure(error)
    },
  })
  return {
    scrape: () => mutate(),
    isScraping: isPending || pending.isPending,
    isDone: isSuccess && !pending.isPending,
  }
}

/** The less frequent actions on a board: its history and settings. */
function BoardMore({ board }: { board: Board }) {
  const [open, setOpen] = useState<'history' | 'edit' | null>(null)
  const close = () => setOpen(null)
  return (
    <span className="ml-auto flex">
      <IconButton label={`History of ${board.companyName}`} onClick={() => setOpen('history')}>
        <HistoryIcon />
      </IconButton>
      <IconButton label={`Edit ${board.companyName}`} onClick={() => setOpen('edit')}>
        <EditIcon />
      </IconButton>
      {open === 'history' && <HistoryDialog board={board} onClose={close} />}
      {open === 'edit' && <EditBoardDialog board={board} onClose={close} />}
    </span>
  )
}

const Head = ({ board }: { board: Board }) => (
  <div className="flex items-start gap-3">
    <LogoTile name={board.companyName} src={board.logo?.[0]?.thumbnails.large.url ?? null} />
    <div className="min-w-0 flex-1">
      <h2 className="font-bold">{board.companyName}</h2>
      <OutLink
        href={outboundLink(board.careersUrl) ?? undefined}
        className="inline-flex min-h-6 max-w-full items-center gap-1 text-accent-text text-sm hover:underline"
      >
        <span className="truncate">{board.careersUrl.replace(/^https?:\/\/(www\.)?/, '')}</span>
        <OutIcon size={13} className="shrink-0" />
      </OutLink>
    </div>
    <span title={board.stateSince ? `Since ${formatInstant(board.stateSince)}` : undefined}>
      <Chip tone={BOARD_STATE_LOOKS[board.state].tone}>{BOARD_STATE_LOOKS[board.state].label}</Chip>
    </span>
  </div>
)

/** What is unusual about a board's last checks. An admin who knows of it puts it aside. */
function BoardTrouble({ board }: { board: Board }) {
  const { id, trouble, putAside } = board
  const { mutate, isPending } = useBoardMutation(board, (days: number | null) =>
    toBoard(backOffice.putTroubleAside({ id, days })),
  )
  /** For a number of days, null until it changes; 0 shows it again. */
  const button = (days: number | null) => ({
    size: 'small' as const,
    disabled: isPending,
    onClick: () => mutate(days),
  })
  if (putAside) {
    const until = putAside.until ? formatInstant(putAside.until) : 'it changes again'
    return (
      <div className="grid justify-items-start gap-3 text-ink-soft text-sm">
        <p>{`Put aside until ${until}: ${putAside.trouble}`}</p>
        <Button {...button(0)}>Show again</Button>
      </div>
    )
  }
  if (!trouble) return null
  return (
    <div className="grid gap-3 rounded-sm bg-danger-soft p-3 text-danger text-sm">
      <p>{trouble}</p>
      <div className="flex flex-wrap gap-2">
        <Button {...button(null)}>Put aside until it changes again</Button>
        <Button {...button(30)}>Put aside for 30 days</Button>
      </div>
    </div>
  )
}

/** How a board stands, and what its last scrape found; `isNew` right after one, whose outcome is announced then. */
function Standing({ board, isNew }: { board: Board; isNew: boolean }) {
  const { scrapeResults: results, state, reason, restingUntil, lastScrapedAt } = board
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 text-sm">
        <div>
          <dt className="text-ink-soft text-xs">Jobs on server</dt>
          <dd className="font-semibold tabular-nums">{board.jobsOnServer}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-xs">Last scraped</dt>
          <dd className="font-semibold tabular-nums">
            {lastScrapedAt ? <TimeAgo at={lastScrapedAt} /> : 'Never'}
          </dd>
        </div>
      </dl>
      <p
        role="status"
        className={cx('text-sm tabular-nums empty:hidden', isNew ? 'text-positive' : 'text-ink-soft')}
      >
        {results &&
          `${results.num_listings_found} found · ${results.num_new_jobs} new · ${results.num_deleted_jobs} deleted`}
      </p>
      <BoardTrouble board={board} />
      {/* Suspect boards say it beside their choice. */}
      {state !== 'suspect' && (reason || restingUntil) && (
        <p className="rounded-sm bg-warning-soft p-3 text-sm text-warning">
          {reason}
          {restingUntil && ` Resting until ${formatInstant(restingUntil)}.`}
        </p>
      )}
    </>
  )
}

/** One board: how it stands, and what an admin can do with it. */
export const BoardCard = memo(({ board }: { board: Board }) => {
  const { scrape, isScraping, isDone } = useBoardScrape(board)
  const { mutate: deleteJobs, isPending: isDeleting } = useBoardMutation(board, () => deleteBoardJobs(board))
  return (
    <article className="card flex h-full flex-col gap-4 p-5" aria-label={board.companyName}>
      <Head board={board} />
      <Standing board={board} isNew={isDone} />
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
          onSure={() => deleteJobs(undefined)}
        >
          Delete Server Jobs
        </AskingButton>
        <BoardMore board={board} />
      </div>
    </article>
  )
})
