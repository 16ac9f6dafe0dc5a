import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@lilypad/db'
import { makeRedemptionCode } from '@lilypad/domain'
import { makers } from '@lilypad/testing'

/** The product's embedded database: its port and password lie in DATA_DIR. */
const addressIn = (dataDir: string): string => {
  const { postgres } = JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8')) as { postgres: number }
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  return `postgres://lilypad:${encodeURIComponent(password)}@127.0.0.1:${postgres}/lilypad`
}

/** Puts a new, unused redemption code into the product that the browser tests use. */
export const newRedemptionCode = async (durationDays = 93): Promise<string> => {
  const { db, close } = openDatabase(addressIn(process.env.LILYPAD_DATA_DIR ?? ''), {
    name: 'lilypad-e2e',
    max: 1,
  })
  try {
    const code = makeRedemptionCode(() => randomInt(256))
    await makers(db).redemptionCode({ code, durationDays })
    return code
  } finally {
    await close()
  }
}
