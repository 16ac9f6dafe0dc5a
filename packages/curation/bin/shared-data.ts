import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The shared data: beside the clone, or where `LILYPAD_SHARED` says. */
export const data = join(resolve(root, process.env.LILYPAD_SHARED ?? '../shared'), 'data')

export const readLines = (file: string | URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

export const readRows = <Row>(file: string | URL): Row[] => readLines(file).map((line) => JSON.parse(line))

export const readTable = (file: string | URL): string[][] => readLines(file).map((line) => line.split('\t'))

export const poolPostings = <Posting extends { id: string }>(): Map<string, Posting> =>
  new Map(readRows<Posting>(join(data, 'pool/postings.jsonl')).map((posting) => [posting.id, posting]))
