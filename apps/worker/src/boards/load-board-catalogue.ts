import { readFile } from 'node:fs/promises'
import { detectBoard } from '@lilypad/boards'
import { type Db, type SeedBoard, seedBoards } from '@lilypad/db'
import { parse } from 'csv-parse/sync'

/** Company, sector, system and careers address, which identifies a board: its first line counts. */
export function parseCatalogue(csv: string): SeedBoard[] {
  const boards = new Map<string, SeedBoard>()
  const lines: string[][] = parse(csv, { fromLine: 2, relaxColumnCount: true, skipEmptyLines: true })
  for (const line of lines) {
    const [companyName = '', sector = '', , careersUrl = ''] = line
    const identity = detectBoard(careersUrl)
    if (!identity.ok) throw new Error(`The catalogue has a line without a usable address: ${line}`)
    const { system, tenant } = identity
    const key = `${system}:${tenant}`
    if (!boards.has(key)) {
      const entry = { system, tenant, careersUrl, companyName, sector: sector || null }
      boards.set(key, { ...entry, logoUrl: null, featuredTitles: [] })
    }
  }
  return [...boards.values()]
}

const FILE = new URL('../../catalogue/boards.csv', import.meta.url)

export const readCatalogue = async (): Promise<SeedBoard[]> => parseCatalogue(await readFile(FILE, 'utf8'))

/** Known boards keep their history. */
export async function loadCatalogue(db: Db): Promise<number> {
  const boards = await readCatalogue()
  await seedBoards(db, boards, 'catalogue')
  return boards.length
}
