import type { Executor } from '../database.ts'
import { commitTurn, type Scrape, type ScrapeAnswer } from './commit-turn.ts'
import type { Curation } from './curation.ts'
import { inTransaction } from './in-transaction.ts'
import { lockBoards } from './lock-boards.ts'
import { finishLoopBoard } from './loop-steps.ts'
import type { ScrapeSummary } from './scrape-record.ts'

/**
 * Commits what boards answered, in one transaction: jobs new, changed, back and gone, the boards' states and
 * their history. New and changed postings alone are curated. Nothing goes on doubt (see `judgeScrape`), and
 * nothing by an incomplete answer. Listeners are told when the list that people see became another. Several
 * boards at once cost little more than one, as long as few of their postings changed. What a board answered that was
 * removed meanwhile is left alone.
 *
 * @param answers of as many boards, each once
 */
export const commitScrapes = (
  db: Executor,
  answers: readonly ScrapeAnswer[],
  curation: Curation,
): Promise<ScrapeSummary[]> =>
  inTransaction(db, async (tx) => {
    const boards = await lockBoards(
      tx,
      answers.map(({ boardId }) => boardId),
    )
    const scrapes = boards.flatMap((board, index) => {
      const answer = answers[index]
      return answer ? [{ board, answer }] : []
    })
    const summaries = new Map<number, ScrapeSummary>()
    const isKept = ({ board }: Scrape) => board.removedAt === null
    for (const { board } of scrapes.filter((scrape) => !isKept(scrape)))
      await finishLoopBoard(tx, board.id, { outcome: 'skipped', newJobs: 0, deletedJobs: 0 })
    for (const turn of turnsOf(scrapes.filter(isKept))) {
      const records = await commitTurn(tx, turn, curation)
      for (const { board, summary } of records) summaries.set(board.id, summary)
    }
    return boards.flatMap(({ id }) => summaries.get(id) ?? [])
  })

/** Boards of one company may show the same job: the second one's turn comes when the first is done. */
const turnsOf = (scrapes: readonly Scrape[]): Scrape[][] => {
  const turns: Scrape[][] = []
  const turnsTaken = new Map<string, number>()
  for (const scrape of scrapes) {
    const company = scrape.board.companyName.toLowerCase()
    const turn = turnsTaken.get(company) ?? 0
    turnsTaken.set(company, turn + 1)
    turns[turn] = [...(turns[turn] ?? []), scrape]
  }
  return turns
}
