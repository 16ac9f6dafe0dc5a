import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Holder } from './table.ts'

/** `test('…',`, `describe('…',`, and the second call of `it.each(…)('…',`. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\)|\])\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g

/** The titles of tests, and of what groups them, in the text of a file of tests; placeholders as they are written. */
export const titlesIn = (text: string): string[] =>
  [...text.matchAll(TITLE)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
  )

const known = new Map<string, string[]>()

const titlesOf = (file: string): string[] => {
  const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url))
  const titles = known.get(file) ?? (existsSync(path) ? titlesIn(readFileSync(path, 'utf8')) : [])
  known.set(file, titles)
  return titles
}

/** Whether the file is there and has a test, or a group of tests, of that title. */
export const isThere = ({ file, title, isShortened }: Holder): boolean =>
  titlesOf(file).some((one) => (isShortened ? one.startsWith(title) : one === title))
