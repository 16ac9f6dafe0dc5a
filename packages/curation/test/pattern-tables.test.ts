import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Pattern } from '../src/patterns/pattern.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

const isTable = (value: unknown): value is readonly Pattern[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => row?.expression instanceof RegExp)

/** Every table that a file with `Pattern` rows exports. */
const tables = await Promise.all(
  files
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('Pattern'))
    .map(async (file) => ({ file, exported: Object.entries(await import(join(source, file))) })),
)
const rows = tables.flatMap(({ file, exported }) =>
  exported.flatMap(([table, value]) =>
    isTable(value) ? value.map((row) => ({ ...row, where: `${file}, ${table}` })) : [],
  ),
)

describe('every row of a table of patterns finds its example and not its near miss', () => {
  test.each(rows)('$where: $name', ({ expression, reads, misses }) => {
    const finds = (text: string) =>
      new RegExp(expression.source, expression.flags.replace(/[gy]/g, '')).test(text)
    expect(finds(reads)).toBe(true)
    expect(finds(misses)).toBe(false)
  })
  test('names are unique within a table', () => {
    const names = rows.map(({ where, name }) => `${where}: ${name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
