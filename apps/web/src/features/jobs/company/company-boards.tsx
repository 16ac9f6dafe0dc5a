import { outboundLink } from '@lilypad/domain'
import type { CompanyBoard } from '@/api/jobs/company.ts'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { plural } from '@/ui/text/format.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'

const Address = ({ address }: { address: string }) => {
  const href = outboundLink(address)
  const text = <BreakableText text={address.replace(/^https?:\/\//i, '')} />
  if (href === null) return text
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-block rounded-sm py-0.5 font-medium text-accent-text hover:underline touch:py-3"
    >
      {text}
    </a>
  )
}

const Board = ({ board }: { board: CompanyBoard }) => (
  <li className="min-w-0 py-3 text-sm">
    <Address address={board.address} />
    <p className="text-ink-soft tabular-nums">
      {board.lastChecked ? (
        <>
          {plural(board.postings, 'posting')} · checked <TimeAgo at={board.lastChecked} />
        </>
      ) : (
        'Not checked yet'
      )}
    </p>
  </li>
)

type CompanyBoardsProps = { boards: readonly CompanyBoard[]; medianDaysOpen: number | null }

/** Where we look for its jobs, and when we last did. */
export const CompanyBoards = ({ boards, medianDaysOpen }: CompanyBoardsProps) =>
  boards.length > 0 && (
    <section aria-labelledby="company-boards" className="card px-5 pt-4 pb-2">
      <h2 id="company-boards" className="font-bold">
        {boards.length === 1 ? 'Its job board' : 'Its job boards'}
      </h2>
      <ul className="divide-y divide-line">
        {boards.map((board) => (
          <Board key={board.address} board={board} />
        ))}
      </ul>
      <p className="border-line border-t py-3 text-ink-soft text-xs">
        We list only its remote jobs.
        {medianDaysOpen !== null && ' “Usually open” is the median of the jobs we saw open and close.'}
      </p>
    </section>
  )
