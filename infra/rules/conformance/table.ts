import { read } from '../deploy/settings.ts'

/** A test that holds a demand: its file, and its title or the beginning of it. */
export type Holder = { file: string; title: string; isShortened: boolean }
type Row = { part: string; section: string; demand: string; holders: Holder[]; unreadable: string[] }

/** The files of tests, by the names that the page has for them. */
type Files = ReadonlyMap<string, string>

const FILE = /^\[([^\]]+)\]: \.\.\/(\S+)$/gm
const HOLDER = /^\[([^\]]+)\] (.+?)( …)?$/

export const filesOf = (page: string): Files =>
  new Map([...page.matchAll(FILE)].map(([, name = '', file = '']) => [name, file]))

const holderOf = (text: string, files: Files): Holder | null => {
  const [, name = '', title, rest] = HOLDER.exec(text) ?? []
  const file = files.get(name)
  return file && title ? { file, title, isShortened: rest !== undefined } : null
}

/** The cells of a line of a table; a bar within a cell is written `\|`. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.endsWith('|') ? -1 : undefined)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

type Headings = Pick<Row, 'part' | 'section'>

const rowOf = (line: string, files: Files, headings: Headings): Row => {
  const [demand = '', held = '', ...more] = cellsOf(line)
  const texts = held.split('<br>').map((text) => text.trim())
  return {
    ...headings,
    demand,
    holders: texts.flatMap((text) => holderOf(text, files) ?? []),
    unreadable: [...texts.filter((text) => !holderOf(text, files)), ...more],
  }
}

/** The rows of a page of tables, each with the headings above it. */
export const rowsOf = (page: string): Row[] => {
  const files = filesOf(page)
  let headings: Headings = { part: '', section: '' }
  return page.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) headings = { part: line.slice(3), section: '' }
    if (line.startsWith('### ')) headings = { ...headings, section: line.slice(4) }
    const isRow = line.startsWith('|') && !/^\| (demanded|---) /.test(line)
    return isRow ? [rowOf(line, files, headings)] : []
  })
}

/** `docs/conformance.md`. */
export const conformancePage = (): string => read('docs/conformance.md')
