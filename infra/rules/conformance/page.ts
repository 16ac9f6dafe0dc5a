import { read } from '../deploy/settings.ts'
import { tracked } from '../tracked.ts'

/** A demand and a test that holds it, as a comment above the test says: `// holds Part 1 §5: Names are asked for`. */
export type Tag = { section: string; demand: string; file: string; line: number; title: string | null }

/** `test('…',`, `describe('…',`, or `it.each(…)('…',` whose title may stand lines below, from the start of the line. */
const CALL = /^.*?\b(?:test|it|describe)(?:\.\w+)*?(?:\.each[\s\S]*?\))?\(\s*/
const TITLE = /(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/
const TEST = new RegExp(CALL.source + TITLE.source, 'gm')

/** The titles of tests, and of what groups them, by line; placeholders as they are written. */
export const testsIn = (text: string): Map<number, string> =>
  new Map(
    [...text.matchAll(TEST)].map(({ index, 1: single, 2: double, 3: template }) => [
      text.slice(0, index).split('\n').length,
      (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
    ]),
  )

export function tagsIn(file: string, text: string): Tag[] {
  if (!text.includes('// holds ')) return []
  const lines = text.split('\n')
  const tests = testsIn(text)
  return lines.flatMap((line, index) => {
    if (!/^\s*\/\/ holds /.test(line)) return []
    const [, section = '', demand = ''] = /holds (.+?): (.+)/.exec(line) ?? []
    const below = lines.findIndex((one, at) => at > index && !/^\s*\/\//.test(one)) + 1
    return [{ section, demand, file, line: below, title: tests.get(below) ?? null }]
  })
}

export const allTags = (): Tag[] =>
  tracked.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => tagsIn(file, read(file)))

/** `- Part 1 §2: Screens and routes`, and within it `  - Part 1 §2 Footer`. */
const SECTION = /^( *)- (([^:\n]+).*)$/gm
const outline = read('infra/rules/conformance/sections.md')

export const sections: string[] = [...outline.matchAll(SECTION)].map(([, , , section = '']) => section)

const toRows = (tags: Tag[]): string[] =>
  [...new Set(tags.map(({ demand }) => demand))].sort().flatMap((demand) => {
    const holders = tags.filter((tag) => tag.demand === demand)
    return [`- ${demand}`, ...holders.map(({ file, line, title }) => `  - ${file}:${line}: ${title}`)]
  })

/** Every section with its demands, and below each the tests that hold it. */
export const toPage = (tags: Tag[]): string =>
  outline.replace(SECTION, (_line, indent: string, heading: string, section: string) => {
    const rows = toRows(tags.filter((tag) => tag.section === section))
    return [`${indent ? '###' : '##'} ${heading}`, '', ...rows, ''].join('\n')
  })
