import type { boardsCalls } from '@lilypad/contracts'
import type { Handlers } from '../../http/implement.ts'
import { editorHandlers } from './editor.ts'
import { scrapingHandlers } from './scraping.ts'
import type { BoardsNeeds } from './to-board.ts'
import { troubleHandlers } from './trouble.ts'

export const boardsHandlers = (needs: BoardsNeeds): Handlers<typeof boardsCalls> => ({
  ...scrapingHandlers(needs),
  ...editorHandlers(needs),
  ...troubleHandlers(needs),
})
