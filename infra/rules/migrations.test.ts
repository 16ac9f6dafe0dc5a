import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../packages/db/migrations/', import.meta.url))
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))

/**
 * What breaks the version before, which still runs while this one's schema is being made: first a version that does
 * without it, and a later one that takes it away and says so in a line `-- contract: why nobody needs it`.
 */
const CONTRACTS: readonly [string, RegExp][] = [
  ['drops a table', /\bdrop table\b/],
  ['drops a column', /^alter table .*\bdrop (?:column|if exists|"")/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter column \S+ (?:set data )?type\b/],
  ['demands a value', /\bset not null\b/],
  ['adds a column that the version before leaves empty', /\badd column\b(?!.*\bdefault\b).*\bnot null\b/],
  ['deletes rows', /^(?:delete from|truncate)\b/],
]
/** Tables that may hold millions of rows: to read all of one while nobody may write to it takes too long. */
const LARGE = new RegExp(
  `\\b(?:${[
    ...['clicks', 'log_ins', 'jobs', 'postings', 'board_scrapes', 'digests', 'digest_opens'],
    ...['outgoing_emails', 'outbox', 'tracked_jobs', 'tracked_job_changes'],
  ].join('|')})\\b`,
)

const statementsOf = (sql: string) =>
  sql.split('--> statement-breakpoint').map((text) => {
    const comments = text.split('\n').filter((line) => line.trim().startsWith('--'))
    const code = text.split('\n').filter((line) => !line.trim().startsWith('--'))
    return {
      isPermitted: comments.some((line) => /--\s*contract:\s*\S/.test(line)),
      text: code.join(' ').trim(),
    }
  })

const normal = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/;$/, '').toLowerCase()
const withoutNames = (statement: string) => statement.replaceAll(/"[^"]*"/g, '""')

/** What a migration must not do without a word, and the statement. */
const faultsIn = (sql: string): string[] =>
  statementsOf(sql).flatMap(({ isPermitted, text }) => {
    const statement = normal(text)
    if (isPermitted) return []
    return CONTRACTS.filter(([, pattern]) => pattern.test(withoutNames(statement))).map(
      ([what]) => `${what}: ${statement}`,
    )
  })

/** An index that an operator of a large database could not have built beforehand, without keeping writers out. */
function slowIndexesIn(sql: string): string[] {
  const created = new Set(
    [...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  )
  return statementsOf(sql)
    .map(({ text }) => normal(text))
    .filter((text) => /^create (unique )?index (?!if not exists|concurrently)/.test(text))
    .filter((text) => {
      const table = / on "?(\w+)"?/.exec(text)?.[1] ?? ''
      return LARGE.test(table) && !created.has(table)
    })
}

/** Written before the rule was; they have run wherever there is data. */
const BEFORE_THE_RULE = '0007_board-counts.sql'

test('a migration takes nothing away that the version before needs, unless it says why nobody does', () => {
  expect(files.length).toBeGreaterThan(7)
  expect(files.flatMap((file) => faultsIn(readFileSync(folder + file, 'utf8')))).toEqual([])
})

test('an index of a large table can be built beforehand, while everybody writes', () => {
  const later = files.filter((file) => file > BEFORE_THE_RULE)
  expect(later.flatMap((file) => slowIndexesIn(readFileSync(folder + file, 'utf8')))).toEqual([])
})

test.each([
  ['drop table "alerts"', 'drops a table'],
  ['alter table "users" drop column "state"', 'drops a column'],
  ['ALTER TABLE "users" DROP "state";', 'drops a column'],
  ['alter table "users" rename column "state" to "region"', 'renames'],
  ['ALTER TABLE "users" RENAME TO "people";', 'renames'],
  ['alter table "jobs" alter column "id" set data type text', 'changes a type'],
  ['alter table "jobs" alter column "id" type text using id::text', 'changes a type'],
  ['alter table "users" alter column "role" set not null', 'demands a value'],
  [
    'alter table "users" add column "age" integer not null',
    'adds a column that the version before leaves empty',
  ],
  ['delete from clicks', 'deletes rows'],
])('refused without a word: %s', (statement, what) => {
  expect(faultsIn(statement)).toEqual([`${what}: ${normal(statement)}`])
  expect(faultsIn(`-- contract: nobody has read it since the version before\n${statement}`)).toEqual([])
})

test.each([
  'alter table "postings" alter column "board_id" drop not null',
  'alter table "users" alter column "role" drop default',
  'alter table "users" add column "age" integer',
  'alter table "users" add column "is_tall" boolean default false not null',
  'drop index "postings_live"',
  'create table "drop_columns" ("rename" text not null)',
])('taken as it is: %s', (statement) => {
  expect(faultsIn(statement)).toEqual([])
})

test('a large table’s index without IF NOT EXISTS is refused, a small or new one’s is not', () => {
  expect(slowIndexesIn('CREATE INDEX "a" ON "clicks" USING btree ("at")')).toHaveLength(1)
  expect(slowIndexesIn('CREATE INDEX IF NOT EXISTS "a" ON "clicks" USING btree ("at")')).toEqual([])
  expect(slowIndexesIn('CREATE INDEX "a" ON "alerts" USING btree ("position")')).toEqual([])
  expect(
    slowIndexesIn(
      'CREATE TABLE "clicks" ("at" date);--> statement-breakpoint\nCREATE INDEX "a" ON "clicks" ("at")',
    ),
  ).toEqual([])
})
