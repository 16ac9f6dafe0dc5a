import type { BoardIdentity, BoardReading, KnownPosting } from '@lilypad/boards'
import { ScrapeError, type Validators, type Web } from '@lilypad/domain'
import type { Deps } from '../deps.ts'

type Meter = { requests: number; bytes: number }
export type Read = Extract<BoardReading, { outcome: 'read' }>

export type FailedReading = { outcome: 'failed'; stats: Meter; fault: ScrapeError }
export type Answered = BoardReading & { stats: Meter; validators: Validators }
export type Reading = Answered | FailedReading

type Options = {
  validators?: Validators
  known?: ReadonlyMap<string, KnownPosting> | undefined
  live?: readonly string[]
  signal?: AbortSignal
  /** Its employer allowed it: robots.txt does not count. */
  isAllowed?: boolean
  /** Is told which line of a host's robots.txt allows a page. */
  noteRule?: (host: string, rule: string | null) => void
  /** Wraps the function through which the reader sends its requests. */
  through?: (web: Web) => Web
}

/** Asks by `fetching`, reads by `parser`. A failure of the board is an outcome; any other error is thrown. */
export async function fetchBoard(
  { fetching, parser }: Pick<Deps, 'fetching' | 'parser'>,
  identity: BoardIdentity,
  {
    validators = {},
    known,
    live = [],
    signal,
    isAllowed = false,
    noteRule,
    through = (web) => web,
  }: Options = {},
): Promise<Reading> {
  const session = fetching.openBoard({
    board: `${identity.system}:${identity.tenant}`,
    validators,
    obeysRobots: !isAllowed,
    ...(signal && { signal }),
    ...(noteRule && { noteRule }),
  })
  try {
    const reading = await parser.readBoard(identity, { web: through(session.web), known, live })
    const overrun = session.overrun()
    // Whatever the reader made of it: a reading that reached its limit may lack something.
    if (reading.outcome === 'read' && overrun !== null)
      Object.assign(reading, { complete: false, incompleteReason: reading.incompleteReason ?? overrun })
    return { ...reading, stats: session.stats(), validators: session.validators() }
  } catch (error) {
    if (!(error instanceof ScrapeError)) throw error
    return { outcome: 'failed', stats: session.stats(), fault: error }
  }
}

/** The end of the rest of a host that kept a board from being asked, else null. */
export const toRest = ({ fault, stats }: { fault: ScrapeError; stats: Meter }): Date | null =>
  stats.requests === 0 && fault.retryAt !== null ? new Date(fault.retryAt) : null

/** Says where a board's owner can ask us to stop. */
export const userAgent = (contact: string): string => `Lilypad/1.0 (+${contact})`
