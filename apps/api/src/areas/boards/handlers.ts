import type { boardsCalls } from '@lilypad/contracts'
import type { Handlers } from '../../http/implement.ts'
import { editorHandlers } from './calls/editor.ts'
import { scrapingHandlers } from './calls/scraping.ts'
import type { BoardsNeeds } from './needs.ts'

export const boardsHandlers = (needs: BoardsNeeds): Handlers<typeof boardsCalls> => ({
  ...scrapingHandlers(needs),
  ...editorHandlers(needs),
})
