import {
  type FoundPosting,
  NEVER_ANY,
  type ScrapeOutcome,
  toChunks,
  type Validators,
  type Verdict,
} from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { type BoardRow, findBoard } from '../boards/boards.ts'
import { announceJobList, type ListEffect } from '../notify-channels.ts'
import { inTransaction } from '../transactions.ts'
import { type Comparison, compareScrape, type Seen, toSeen } from './compare-scrape.ts'
import { type Curation, curateAhead, curateAll } from './curate-postings.ts'
import { insertJobs } from './insert-jobs.ts'
import { boardAfter, judgeScrape, toGone } from './judge-scrape.ts'
import { noteListedAgain } from './listed-again.ts'
import { lockBoard } from './lock-board.ts'
import { contentHash, listKnownPostings, listStoredPostings } from './postings.ts'
import {
  isNewDay,
  recordScrape,
  type ScrapeRecord,
  type ScrapeRun,
  type ScrapeSummary,
  skipRemoved,
} from './record-scrape.ts'
import { removePostings } from './remove-jobs.ts'
import { statesToRead, storePostingVersions } from './store-posting-versions.ts'
import { noteChangedFingerprints, updateJobs } from './update-jobs.ts'

export type ScrapeAnswer = ScrapeRun & {
  boardId: number
  postings: readonly FoundPosting[]
  /** Only a complete answer deletes. */
  complete: boolean
  incompleteReason: string | null
  /** Why its reader doubts that what is missing is gone. */
  doubt?: string | null
  /** Whether a board that shows no postings surely exists. */
  refusesUnknownNames?: boolean
  /** Postings whose text could not be read. */
  detailsMissing?: number
  /** Why, where their host refused them. */
  textsRefused?: string | null
  validators: Validators
  /** Versions of reader and curation that the validators belong to. */
  validatorsVersion: string
  secondLookMs: number
}

/** A benchmark measures what they cost. */
export const postingRecord = { storePostingVersions, noteListedAgain }

/** How many postings one transaction writes, so that a board is locked for a moment only. */
const WRITTEN_AT_ONCE = 100

/**
 * Postings are compared and curated before the board is locked, and compared again under the lock. Of more than 100,
 * the first are written in transactions of their own: the next scrape continues one that ends in between. A doubtful
 * answer (see `judgeScrape`) or an incomplete one deletes nothing. Null for a board removed meanwhile.
 */
export async function commitScrape(
  db: Executor,
  answer: ScrapeAnswer,
  curation: Curation,
  record: typeof postingRecord = postingRecord,
): Promise<ScrapeSummary | null> {
  const board = await findBoard(db, answer.boardId)
  if (!board) throw new Error(`There is no board ${answer.boardId}.`)
  const seen = answer.postings.map((found) => toSeen(found, board.companyName))
  const first = await compareAll(db, board, seen, { answer, curation })
  const earlier = [...toChunks([...first.fresh, ...first.changed], WRITTEN_AT_ONCE)]
  const last = earlier.pop() ?? []
  const ahead = (part: readonly Seen[]) => curateSeen(db, board, part, first, curation)
  const written: Written[] = []
  for (const part of earlier)
    written.push(await writePart(db, part, { answer, record, curation: await ahead(part) }))
  const done = new Set(earlier.flatMap((part) => part.map(({ found }) => found.externalId)))
  const commit = { answer, record, curation: await ahead(last) }
  return finish(db, seen, { done, written, first }, commit)
}

type Commit = { answer: ScrapeAnswer; curation: Curation; record: typeof postingRecord }
type Written = { changedJobs: number; effects: ListEffect[] }

/** Everything that writing some postings will ask of curation, curated now. */
async function curateSeen(
  db: Executor,
  { companyName }: BoardRow,
  part: readonly Seen[],
  { changed }: Comparison,
  curation: Curation,
): Promise<Curation> {
  const some = new Set(part)
  const changedHere = changed.filter((one) => some.has(one))
  const before = await statesToRead(db, changedHere, curation)
  return curateAhead([...part.map(({ found }) => found), ...before], companyName, curation)
}

const writePart = (db: Executor, part: readonly Seen[], commit: Commit): Promise<Written> =>
  inTransaction(db, async (tx) => {
    const board = await lockBoard(tx, commit.answer.boardId)
    if (board.removedAt !== null) return { changedJobs: 0, effects: [] }
    const ids = part.map(({ found }) => found.externalId)
    const compared = compareScrape(ofBoard(part, board), await listStoredPostings(tx, board.id, ids), {
      curation: commit.curation.version,
      at: commit.answer.at,
    })
    const effects = await writeSeen(tx, board, compared, commit)
    if (effects.some(({ isListChanged }) => isListChanged)) await announceJobList(tx)
    return { changedJobs: compared.changed.length, effects }
  })

/** The transaction with the last postings, what is gone, and the board. */
const finish = (
  db: Executor,
  seen: readonly Seen[],
  { done, written, first }: { done: ReadonlySet<string>; written: Written[]; first: Comparison },
  commit: Commit,
): Promise<ScrapeSummary | null> =>
  inTransaction(db, async (tx) => {
    const { answer, record } = commit
    const board = await lockBoard(tx, answer.boardId)
    if (board.removedAt !== null) return skipRemoved(tx, board)
    const all = await compareAll(tx, board, ofBoard(seen, board), commit)
    const isLeft = ({ found }: Seen) => !done.has(found.externalId)
    // What was live before this scrape decides what may be deleted.
    const compared = {
      ...all,
      fresh: all.fresh.filter(isLeft),
      changed: all.changed.filter(isLeft),
      live: first.live,
    }
    const last = {
      changedJobs: compared.changed.length,
      effects: await writeSeen(tx, board, compared, commit),
    }
    const scrape = await removeGone(tx, board, answer, compared, [...written, last])
    // What stands on a board when we first look at it need not be new.
    if (first.fresh.length > 0 && board.lastTriedAt !== null)
      await record.noteListedAgain(tx, board, answer.at)
    await recordScrape(tx, scrape)
    return scrape.summary
  })

/** Fingerprints hold the company's name, which may have changed before the board was locked. */
function ofBoard(seen: readonly Seen[], { companyName }: BoardRow): readonly Seen[] {
  const [one] = seen
  if (!one || contentHash(one.found, companyName) === one.hash) return seen
  return seen.map(({ found }) => toSeen(found, companyName))
}

/** A newer reader may read more of an unchanged board. */
const isSameReader = ({ validatorsVersion }: BoardRow, answer: ScrapeAnswer) =>
  validatorsVersion === null || validatorsVersion.split(':')[0] === answer.validatorsVersion.split(':')[0]

async function compareAll(
  db: Executor,
  board: BoardRow,
  seen: readonly Seen[],
  { answer, curation }: Pick<Commit, 'answer' | 'curation'>,
): Promise<Comparison> {
  const ids = seen.map(({ found }) => found.externalId)
  const known = await listKnownPostings(db, board.id, ids)
  return compareScrape(seen, known, { curation: curation.version, at: answer.at })
}

/** Resolves to how the list changed. */
async function writeSeen(
  db: Executor,
  board: BoardRow,
  { fresh, changed, changedInList }: Pick<Comparison, 'fresh' | 'changed' | 'changedInList'>,
  { answer, curation, record }: Commit,
): Promise<ListEffect[]> {
  const { companyName } = board
  const again = await curateAll(changed, companyName, curation)
  if (isSameReader(board, answer))
    await record.storePostingVersions(db, again, { companyName, curation, at: answer.at })
  const added = await insertJobs(db, board, await curateAll(fresh, companyName, curation), answer.at)
  const rewritten = await updateJobs(db, board, again, answer.at)
  await noteChangedFingerprints(db, changedInList)
  return [added, rewritten]
}

/** Deletes the jobs that are gone, and summarizes the scrape. */
async function removeGone(
  db: Executor,
  board: BoardRow,
  answer: ScrapeAnswer,
  compared: Comparison,
  written: readonly Written[],
): Promise<ScrapeRecord> {
  const found = answer.postings.length
  const effects = written.flatMap((one) => one.effects)
  const verdict = await judgeScrape(db, board, { ...answer, found }, compared)
  const removed = await removePostings(db, board, toGone(compared, verdict), answer.at)
  const summary: ScrapeSummary = {
    outcome: toOutcome(verdict),
    found,
    newJobs: effects.reduce((sum, { newJobs }) => sum + newJobs, 0),
    changedJobs: written.reduce((sum, { changedJobs }) => sum + changedJobs, 0),
    deletedJobs: removed.deletedJobs,
    message: toMessage(answer, verdict),
  }
  return {
    board,
    run: answer,
    postings: answer.postings,
    summary,
    after: boardAfter(board, answer, verdict, summary),
    isListChanged: [...effects, removed].some((effect) => effect.isListChanged) || isNewDay(board, answer.at),
  }
}

const NOTHING_DELETED = 'Nothing was deleted.'

function toOutcome(verdict: Verdict | null): ScrapeOutcome {
  if (!verdict) return 'incomplete'
  return verdict.suspicion ? 'suspect' : 'complete'
}

function toMessage(answer: ScrapeAnswer, verdict: Verdict | null): string | null {
  const { complete, incompleteReason, detailsMissing = 0, textsRefused = null, postings } = answer
  const unread = `The texts of ${detailsMissing} of ${postings.length} postings could not be read.`
  if (verdict && !verdict.suspicion) return textsRefused ?? (detailsMissing > 0 ? unread : null)
  const unproven = complete ? NEVER_ANY : 'The board was not read to its end.'
  return `${incompleteReason ?? verdict?.suspicion?.reason ?? unproven} ${NOTHING_DELETED}`
}
