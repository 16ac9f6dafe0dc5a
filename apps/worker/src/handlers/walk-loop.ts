import { finishLoop, takeLoopBoards } from '@lilypad/db'
import { type Handlers, NextTurn } from '@lilypad/queue'
import { scrapeTogether } from '../boards/scrape-together.ts'
import type { Deps } from '../deps.ts'

/** How long a walker goes on before whatever waits in its lane has its turn, such as an admin's scrape. */
const TURN_MS = 1_000
/** Boards that answer at once are taken several at a time: taking and committing costs more than reading them. */
const QUICK_MS = 100
const MOST_AT_ONCE = 16

/** Takes boards of a loop from PostgreSQL and scrapes them, one after the other. */
export const walkLoop =
  (deps: Deps): Handlers['walk-loop'] =>
  async ({ loopId, walker }, { signal }) => {
    const ends = performance.now() + TURN_MS
    let boards = 0
    let most = 1
    for (;;) {
      signal.throwIfAborted()
      if (performance.now() > ends) throw new NextTurn()
      const batch = await takeLoopBoards(deps.db, { loopId, walker, most }, deps.now())
      if (batch.length === 0) break
      const began = performance.now()
      await scrapeTogether({ deps, loopId, signal }, batch, ends)
      boards += batch.length
      most = performance.now() - began < QUICK_MS * batch.length ? MOST_AT_ONCE : 1
    }
    await finishLoop(deps.db, loopId, deps.now())
    return { boards }
  }
