import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { adoptBoard } from './adopt-board.ts'
import { fetchLogo } from './fetch-logo.ts'
import { readAnyBoard } from './read-board.ts'
import { scrapeAll } from './scrape-all.ts'
import { scrapeBoard } from './scrape-board.ts'
import { sweep } from './sweep.ts'
import { walkLoop } from './walk-loop.ts'

/** A handler for every work of the registry. */
export const createHandlers = (deps: Deps): Handlers => {
  const scrapeOne = scrapeBoard(deps)
  return {
    'scrape-board': scrapeOne,
    'adopt-board': adoptBoard(deps, scrapeOne),
    'read-board': readAnyBoard(deps),
    'scrape-all': scrapeAll(deps),
    'walk-loop': walkLoop(deps),
    'fetch-logo': fetchLogo(deps),
    sweep: sweep(deps),
  }
}
