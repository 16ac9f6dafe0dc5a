import { type Call, calls, ERROR_STATUS } from '@lilypad/contracts'
import { expect, test } from 'vitest'
import { allTags, sections, type Tag, tagsIn, testsIn, toPage } from './conformance/page.ts'
import { read } from './deploy/settings.ts'

const tags = allTags()
const demands = tags.map(({ demand }) => demand).join('\n')
const withoutRow = (names: string[]) => names.filter((name) => !demands.includes(`\`${name}\``))
const isFaulty = ({ section, demand, title }: Tag) =>
  !sections.includes(section) || demand === '' || title === null

test('every tag names a section and a demand, and stands above a test', () => {
  expect(tags.length).toBeGreaterThan(300)
  expect(tags.filter(isFaulty)).toEqual([])
})

test('every section of both parts, of the decisions and of what stands beside them has a row', () => {
  const counts = ['Part 1', 'Part 2', 'Decisions'].map(
    (part) => sections.filter((section) => new RegExp(`^${part} §\\d+$`).test(section)).length,
  )
  expect(counts).toEqual([9, 9, 10])
  const hasRow = (name: string) =>
    tags.some(({ section }) => section === name || section.startsWith(`${name} `))
  expect(sections.filter((section) => !hasRow(section))).toEqual([])
})

test('every test of accessibility holds a demand', () => {
  const files = new Set(
    tags.map(({ file }) => file).filter((file) => /\/accessibility[^/]*\.spec\.ts$/.test(file)),
  )
  expect(files.size).toBeGreaterThan(4)
  for (const file of files) {
    const held = new Set(tagsIn(file, read(file)).map(({ line }) => line))
    expect([...testsIn(read(file))].filter(([line]) => !held.has(line))).toEqual([])
  }
})

test('every call of the registry has a row', () => {
  expect(withoutRow(Object.values<Call>(calls).map(({ method, path }) => `${method} ${path}`))).toEqual([])
})

test('every address of the client has a row', () => {
  const addresses = [
    ...read('packages/contracts/src/addresses.ts').matchAll(/(?:\bpath: |\bfixed\()'([^']+)'/g),
  ].map(([, path = '']) => path)
  expect(addresses.length).toBeGreaterThan(20)
  expect(withoutRow(addresses)).toEqual([])
})

test('every kind of failure has a row', () => {
  expect(withoutRow(Object.entries(ERROR_STATUS).map(([code, status]) => `${status} ${code}`))).toEqual([])
})

test('tests of the same demand make one row, and a test may hold several', () => {
  const text = [
    '// holds First sight: two: words',
    "test('one', f)",
    '  // holds Accessibility §3: other words',
    '  // holds First sight: two: words',
    '  // a comment',
    '  it.each([',
    "    ['(x)', 1],",
    "  ])('it\\'s %s', f)",
  ].join('\n')
  const page = toPage(tagsIn('a.test.ts', text))
  expect(page).toContain("## First sight\n\n- two: words\n  - a.test.ts:2: one\n  - a.test.ts:6: it's %s\n")
  expect(page).toContain("Forms\n\n- other words\n  - a.test.ts:6: it's %s\n")
})

test('a misspelled section, a missing demand, and a tag that is above no test are found out', () => {
  const faulty = [
    "// holds Part 1 §10: words\ntest('one', f)",
    "// holds First sight\ndescribe('two', f)",
    "// holds First sight: words\n\ntest('three', f)",
    "// holds First sight: words\nexpect(page.get('four', 4))",
  ]
  expect(faulty.flatMap((text) => tagsIn('a.test.ts', text)).filter(isFaulty)).toHaveLength(4)
  expect(tagsIn('a.test.ts', '// holds First sight: words\ndescribe("two", f)').filter(isFaulty)).toEqual([])
})
