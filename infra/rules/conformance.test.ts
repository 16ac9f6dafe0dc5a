import { type Call, calls, ERROR_STATUS } from '@lilypad/contracts'
import { expect, test } from 'vitest'
import { conformancePage, filesOf, rowsOf } from './conformance/table.ts'
import { isThere, titlesIn } from './conformance/test-titles.ts'
import { read } from './deploy/settings.ts'

const rows = rowsOf(conformancePage())
const demands = rows.map(({ demand }) => demand).join('\n')
const withoutRow = (names: string[]) => names.filter((name) => !demands.includes(`\`${name}\``))
const sectionNumbers = (part: string) => [
  ...new Set(
    rows
      .filter((row) => row.part.startsWith(part))
      .map(({ section }) => /^\d+/.exec(section)?.[0] ?? section),
  ),
]
const numbers = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1))

test('every section of both parts and of the decisions has rows, in their order', () => {
  expect(sectionNumbers('Part 1')).toEqual(numbers(9))
  expect(sectionNumbers('Part 2')).toEqual(numbers(9))
  expect(sectionNumbers('Decisions')).toEqual(numbers(10))
})

test('no cell is empty', () => {
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter(({ demand, holders }) => demand === '' || holders.length === 0)).toEqual([])
  expect(rows.flatMap(({ unreadable }) => unreadable)).toEqual([])
})

test('every test that the table names exists', () => {
  const missing = rows.flatMap(({ holders }) => holders).filter((holder) => !isThere(holder))
  expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})

test('every file that the page knows is named in a row', () => {
  const named = new Set(rows.flatMap(({ holders }) => holders.map(({ file }) => file)))
  expect([...filesOf(conformancePage()).values()].filter((file) => !named.has(file))).toEqual([])
})

test('every test of accessibility holds a demand', () => {
  const holders = rows.flatMap(({ holders }) => holders)
  const files = [...new Set(holders.map(({ file }) => file))].filter((file) =>
    /\/accessibility[^/]*\.spec\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    const held = holders.filter((holder) => holder.file === file)
    const isHeld = (title: string) =>
      held.some((one) => (one.isShortened ? title.startsWith(one.title) : title === one.title))
    expect(titlesIn(read(file)).filter((title) => !isHeld(title))).toEqual([])
  }
})

test('every call of the registry has a row', () => {
  expect(withoutRow(Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`))).toEqual([])
})

test('every address of the client has a row', () => {
  const addresses = [...read('apps/web/src/paths.ts').matchAll(/\bpath: '([^']+)'/g)].map(
    ([, path = '']) => path,
  )
  expect(addresses.length).toBeGreaterThan(20)
  expect(withoutRow(addresses)).toEqual([])
})

test('every kind of failure has a row', () => {
  expect(withoutRow(Object.entries(ERROR_STATUS).map(([code, status]) => `${status} ${code}`))).toEqual([])
})

test('an empty cell, and a test that there is not, are found out', () => {
  const [named, empty] = rowsOf(
    '| one | [a] no cell is emp … |\n| two |  |\n[a]: ../infra/rules/conformance.test.ts',
  )
  expect(named?.holders.map(isThere)).toEqual([true])
  expect(named?.holders.map((holder) => isThere({ ...holder, isShortened: false }))).toEqual([false])
  expect(named?.holders.map((holder) => isThere({ ...holder, file: 'no-such.test.ts' }))).toEqual([false])
  expect(empty).toMatchObject({ holders: [], unreadable: [''] })
})

test('titles are read as they are written', () => {
  const text = `test('one', f)\nit.each([1])('it\\'s %s', f)\ndescribe("two", f)\nexpect(page.get('three', 4))`
  expect(titlesIn(text)).toEqual(['one', "it's %s", 'two'])
})
