import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const db = fileURLToPath(new URL('../../db', import.meta.url))
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(db, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
const newest = filesIn('migrations', '.sql').at(-1)?.slice(0, 4) ?? ''

// Inside the package, where the schema finds what it imports.
const parent = join(db, 'node_modules/.lilypad')
mkdirSync(parent, { recursive: true })
const folder = mkdtempSync(join(parent, 'generate-'))
afterAll(() => rmSync(folder, { recursive: true }))
cpSync(join(db, 'src/schema'), join(folder, 'schema'), { recursive: true })
cpSync(join(db, 'migrations'), join(folder, 'migrations'), { recursive: true })

/** What drizzle-kit says of the copies of schema and migrations. */
function generate() {
  const kit = join(db, 'node_modules/drizzle-kit/bin.cjs')
  const files = ['--schema=./schema/*.ts', '--out=./migrations', '--name=next']
  const args = [kit, 'generate', '--dialect=postgresql', ...files]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

test('of the snapshots the newest alone is kept: with a new migration goes the one before', () => {
  expect(filesIn('migrations/meta', '_snapshot.json')).toEqual([`${newest}_snapshot.json`])
})

test('the migrations make the whole schema, and a further one is generated from the newest snapshot', () => {
  expect(generate()).toContain('No schema changes')
  const columns = "{ id: bigint({ mode: 'number' }).primaryKey() }"
  const imports = "import { bigint, pgTable } from 'drizzle-orm/pg-core'"
  writeFileSync(
    join(folder, 'schema/extra.ts'),
    `${imports}\nexport const extra = pgTable('extra', ${columns})\n`,
  )
  const next = `${String(Number(newest) + 1).padStart(4, '0')}_next.sql`
  expect(generate()).toContain(next)
  const sql = readFileSync(join(folder, 'migrations', next), 'utf8')
  expect(sql.trim()).toBe('CREATE TABLE "extra" (\n\t"id" bigint PRIMARY KEY NOT NULL\n);')
})
