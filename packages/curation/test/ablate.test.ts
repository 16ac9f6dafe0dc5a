import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ablate } from '../bin/ablate.ts'
import { branchesOf } from '../bin/pattern-branches.ts'

test('a pattern’s branches are found at any depth, outside of sets and escapes', () => {
  const branches = branchesOf('a(?:b|c[|)])d|e\\|f')
  expect(branches.map(({ text }) => text)).toEqual(['b', 'c[|)]', 'a(?:b|c[|)])d', 'e\\|f'])
  expect(branches.map(({ without }) => without)).toEqual([
    'a(?:(?!)b|c[|)])d|e\\|f',
    'a(?:b|(?!)c[|)])d|e\\|f',
    '(?!)a(?:b|c[|)])d|e\\|f',
    'a(?:b|c[|)])d|(?!)e\\|f',
  ])
})

const BAKED = /bread|cake|pie/
const reading = (text: string, expected: boolean) => () => {
  const isBaked = BAKED.test(text)
  return { answer: String(isBaked), wrong: () => Number(isBaked !== expected) }
}

test('leaving out a branch tells which rows change and which get worse', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const rows = [reading('a bread', true), reading('a cake', false), reading('a stone', false)]
  const lines = ablate('bakery', folder, rows)
  expect(lines.map((line) => line.replace(/test.ts:\d+/, 'test.ts'))).toEqual([
    'bakery ablate.test.ts changes 2, worse 1: bread|cake|pie',
    '  needed by no row, changes 1: cake',
    '  needed by no row, changes 0: pie',
    'bakery: 2 of 3 branches are needed by no row',
  ])
  expect(BAKED.source).toBe('bread|cake|pie')
})
