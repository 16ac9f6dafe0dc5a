import { readFile } from 'node:fs/promises'
import { type Db, type SeedBoard, seedBoards } from '@lilypad/db'
import { parseCatalogue } from './parse-catalogue.ts'

const FILE = new URL('../../catalogue/boards.csv', import.meta.url)

export const readCatalogue = async (): Promise<SeedBoard[]> => parseCatalogue(await readFile(FILE, 'utf8'))

/** Known boards keep their history. */
export const loadCatalogue = async (db: Db): Promise<number> => {
  const boards = await readCatalogue()
  await seedBoards(db, boards, 'catalogue')
  return boards.length
}
