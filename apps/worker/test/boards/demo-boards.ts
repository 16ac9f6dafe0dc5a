import { detectBoard } from '@lilypad/boards'
import { type Db, seedBoards } from '@lilypad/db'
import { demoCatalogue } from '@lilypad/demo'

/** Puts the demo boards into the database, as a first start does. */
export const seedDemoBoards = async (db: Db): Promise<number> => {
  const rows = demoCatalogue().map((entry) => {
    const identity = detectBoard(entry.careersUrl)
    if (!identity.ok) throw new Error(identity.problem)
    const { system, tenant } = identity
    return { ...entry, system, tenant }
  })
  await seedBoards(db, rows, 'demo')
  return rows.length
}
