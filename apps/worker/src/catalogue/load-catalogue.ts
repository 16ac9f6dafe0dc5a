import { readFile } from 'node:fs/promises'
import { type Db, type SeedBoard, seedBoards } from '@lilypad/db'
import { parseCatalogue } from './parse-catalogue.ts'

const FILE = new URL('../../catalogue/boards.csv', import.meta.url)

/** The catalogue that the product ships with. */
export const readCatalogue = async (): Promise<SeedBoard[]> => parseCatalogue(await readFile(FILE, 'utf8'))

/** Loads the catalogue's boards into the database; known ones keep their history. */
export const loadCatalogue = async (db: Db): Promise<number> => {
  const boards = await readCatalogue()
  await seedBoards(db, boards, 'catalogue')
  return boards.length
}
