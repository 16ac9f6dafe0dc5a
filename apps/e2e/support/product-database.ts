import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { announceJobList, type Db, openDatabase } from '@lilypad/db'
import { makeRedemptionCode } from '@lilypad/domain'
import { makers } from '@lilypad/testing'

/** The product's embedded database: its port and password lie in DATA_DIR. */
function addressIn(dataDir: string): string {
  const { postgres } = JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')) as { postgres: number }
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  return `postgres://lilypad:${encodeURIComponent(password)}@127.0.0.1:${postgres}/lilypad`
}

type Makers = ReturnType<typeof makers>

/** The address of the database of the product that the browser tests use. */
export const productDatabase = () => addressIn(process.env.LILYPAD_DATA_DIR ?? '')

/** Makes rows in that product, whose list of jobs then has those of them that are listed. */
export async function inProduct<T>(make: (a: Makers, db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(productDatabase(), { name: 'lilypad-e2e', max: 1 })
  try {
    const made = await make(makers(db), db)
    await announceJobList(db)
    return made
  } finally {
    await close()
  }
}

/** Puts a new, unused redemption code into the product that the browser tests use. */
export async function newRedemptionCode(durationDays = 93): Promise<string> {
  const code = makeRedemptionCode(() => randomInt(256))
  await inProduct((a) => a.redemptionCode({ code, durationDays }))
  return code
}
