import { detectBoard } from '@lilypad/boards'
import type { SeedBoard } from '@lilypad/db'
import { demoCatalogue } from '@lilypad/demo'

export const demoBoards = (): SeedBoard[] =>
  demoCatalogue().map((entry) => {
    const found = detectBoard(entry.careersUrl)
    if (!found.ok) throw new Error(`${entry.careersUrl}: ${found.problem}`)
    // The employer's own word for its system is not the identity that readers know.
    return { ...entry, system: found.system, tenant: found.tenant }
  })
