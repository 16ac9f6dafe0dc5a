import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { meetsSearch, readSearch, toFieldWords } from '../../src/index.ts'

type Row = { title: string; typed: string; found: boolean }
const shared = process.env.LILYPAD_SHARED ?? ''
const rows = readFileSync(join(shared, 'data/field/search.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))

test.each(rows)('typed by a person: $typed, $title: $found', ({ title, typed, found }) => {
  expect(meetsSearch(toFieldWords(title), readSearch(typed))).toBe(found)
})
