import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { packed, patternTables, readTables } from '../bin/pattern-tables.ts'
import { caseFlag, openTables } from '../src/patterns/pattern.ts'

const written = patternTables()
const rows = Object.values(written).flatMap((found) =>
  found.map((row) => {
    const sources = found.filter(({ table }) => table === row.table).map(({ composed }) => composed)
    return { ...row, expression: new RegExp(row.composed, caseFlag(sources)) }
  }),
)

describe('every row of a table of patterns finds its example and not its near miss', () => {
  test.each(rows)('$where: $name', ({ expression, reads, misses }) => {
    expect([reads, misses].map((text) => expression.test(text))).toEqual([true, false])
  })
})

test.each(Object.entries(written))('the code reads %s as it is written', (name, tables) => {
  const file = new URL('../src/patterns/patterns.json', import.meta.url)
  expect(JSON.parse(readFileSync(file, 'utf8'))[name]).toEqual(packed(tables))
})

test.each(Object.keys(written))('every part of %s is used', (name) => {
  const text = readFileSync(new URL(`../data/patterns/${name}.tsv`, import.meta.url), 'utf8')
  const parts = [...text.matchAll(/^part\t([A-Z_]+)\t/gm)].map(([, part]) => part)
  expect(parts.filter((part) => !text.includes(`{${part}}`))).toEqual([])
})

test('the code asks for every table', () => {
  const folder = new URL('../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const code = files.map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const isAsked = (decision: string, table: string) =>
    code.some(
      (text) => text.includes(`'${table}'`) && (decision === 'mail' || text.includes(`'${decision}'`)),
    )
  const unasked = Object.entries(written).flatMap(([decision, found]) =>
    found.filter(({ table }) => !isAsked(decision, table)).map(({ where, table }) => `${where}: ${table}`),
  )
  expect(unasked).toEqual([])
})

describe('a table that cannot be read is refused with file and line', () => {
  test.each([
    ['too few columns', 'pets\tdog\t\\bdogs?\\b\ta dog', 'line 1: no text it misses'],
    ['blanks instead of tabs', 'pets dog dogs?', 'line 1: no name, no expression'],
    ['an unknown part', 'pets\tdog\t{PUPPY}\ta puppy\ta cat', 'line 1: no part PUPPY stands above'],
    ['a part that stands below', 'pets\tdog\t{PUP}\tpup\tcat\npart\tPUP\tpup', 'line 1: no part PUP'],
    ['a name said twice', 'pets\tdog\tdog\tdog\tcat\npets\tdog\tpup\tpup\tcat', "line 2: the table 'pets'"],
    ['an invalid expression', 'pets\tdog\tdog(\tdog\tcat', 'line 1: Invalid regular expression'],
    ['an expression too long', `pets\tdog\t${'dog'.repeat(41)}\tdog\tcat`, 'line 1: the expression has more'],
  ])('%s', (_, text, message) => {
    expect(() => readTables('pets.tsv', text)).toThrow(`pets.tsv, ${message}`)
  })
})

test('parts stand in expressions, and several rows of one are alternatives', () => {
  const text =
    'part\tPUP\tpup\npart\tPUP\tpuppy\n\n# pets\npets\tdog\t^{PUP}s{1,2}$\tpups\tcats\ttag\npets\tcat\tCat\tCat\tcat'
  const tables = packed(readTables('pets.tsv', text))
  expect(tables).toEqual({
    pets: [
      ['dog', '^(?:pup|puppy)s{1,2}$', 'tag'],
      ['cat', 'Cat'],
    ],
  })
  const { finds, firstIn, matchIn } = openTables(tables)
  expect(firstIn('pets', 'puppys')?.pattern).toMatchObject({ name: 'dog', tag: 'tag' })
  expect(matchIn('pets', 'a Cat')?.index).toBe(2)
  expect(['pupss', 'a Cat', 'a cat'].map((pet) => finds('pets', pet))).toEqual([true, true, false])
})
