import { toChunks } from '@lilypad/domain'
import { and, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Executor } from './database.ts'
import { boards } from './schema/index.ts'

export type SeedBoard = {
  system: string
  tenant: string
  careersUrl: string
  companyName: string
  sector: string | null
  logoUrl: string | null
  featuredTitles: string[]
}

/** The system of boards known only by the address of a page. */
const PAGE = 'web-page'
const CHUNK = 500

/**
 * A board known only by its page gets the system that the catalogue now names, unless it turned out to show a system's
 * board. A renamed board is asked for a full answer. Names, logos and removals by admins stay.
 */
export async function seedBoards(db: Db, rows: SeedBoard[], source: 'demo' | 'catalogue'): Promise<void> {
  for (const part of toChunks(rows, CHUNK)) {
    await db.transaction(async (tx) => {
      await nameSystems(tx, part)
      await upsert(tx, await asIdentified(tx, part), source)
    })
  }
}

async function nameSystems(db: Executor, rows: readonly SeedBoard[]) {
  const named = rows.filter(({ system }) => system !== PAGE)
  const keys = named.map(({ system, tenant, careersUrl }) => ({ system, tenant, careers_url: careersUrl }))
  await db.execute(sql`
    update boards set system = row.system, tenant = row.tenant, validators = '{}', validators_version = null
    from json_to_recordset(${JSON.stringify(keys)}) as row(system text, tenant text, careers_url text)
    where boards.system = ${PAGE} and rtrim(boards.careers_url, '/') = rtrim(row.careers_url, '/')
      and not exists (
        select from boards as other where other.system = row.system and other.tenant = row.tenant)`)
}

async function asIdentified(db: Executor, rows: readonly SeedBoard[]): Promise<SeedBoard[]> {
  const pages = rows.filter(({ system }) => system === PAGE).map(({ careersUrl }) => careersUrl)
  if (pages.length === 0) return [...rows]
  const known = await db
    .select({ system: boards.system, tenant: boards.tenant, careersUrl: boards.careersUrl })
    .from(boards)
    .where(and(ne(boards.system, PAGE), inArray(boards.careersUrl, pages)))
  const byPage = new Map(known.map((board) => [board.careersUrl, board]))
  const identified = rows.map((row) =>
    row.system === PAGE ? { ...row, ...byPage.get(row.careersUrl) } : row,
  )
  const byKey = new Map(identified.map((row) => [`${row.system} ${row.tenant}`, row]))
  return [...byKey.values()]
}

async function upsert(db: Executor, rows: readonly SeedBoard[], source: 'demo' | 'catalogue') {
  if (rows.length === 0) return
  const isRenamed = sql`not ${boards.isNameKept} and ${boards.companyName} <> excluded.company_name`
  await db
    .insert(boards)
    .values(rows.map((row) => ({ ...row, source })))
    .onConflictDoUpdate({
      target: [boards.system, boards.tenant],
      set: {
        companyName: sql`case when ${boards.isNameKept} then ${boards.companyName} else excluded.company_name end`,
        sector: sql`excluded.sector`,
        logoUrl: sql`case when ${boards.isLogoKept} then ${boards.logoUrl} else coalesce(excluded.logo_url, ${boards.logoUrl}) end`,
        featuredTitles: sql`excluded.featured_titles`,
        validators: sql`case when ${isRenamed} then '{}' else ${boards.validators} end`,
        validatorsVersion: sql`case when ${isRenamed} then null else ${boards.validatorsVersion} end`,
      },
    })
}
