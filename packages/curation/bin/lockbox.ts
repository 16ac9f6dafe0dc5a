import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Judged } from './judged.ts'
import { curatedRow, judgeAudience, judgeWorkplace } from './labelled-postings.ts'
import { LABELLED_SETS } from './labelled-sets.ts'
import { categoryReaderWithout } from './train-category.ts'

/** What a posting may say of where one may live. */
export const LIMITS = ['countries', 'states_only', 'states_excluded', 'must_live_near'] as const

/** A posting with its answers, as in `data/lockbox/postings.jsonl`. */
type Row = Parameters<typeof curatedRow>[0] & {
  stratum: 'random' | 'cue words'
  /** Its text stands in a labelled set, so the rules may have been fitted to it. */
  met: boolean
  expected: {
    workplace: string
    travel?: string
    salary?: object | null
    audience?: string[]
    countries: string[]
    states_only: string[]
    states_excluded: string[]
    must_live_near: 'stated' | null
  }
  also_ok: { workplace?: string[]; travel?: string[]; audience?: string[][] }
}

/** Postings that are scored together: the judged rows of each decision. */
export type Part = { name: string; postings: number; sets: Record<string, Judged[]> }

const lockbox = new URL('../data/lockbox/', import.meta.url)
const linesOf = (file: string | URL) => readFileSync(file, 'utf8').trim().split('\n')

const judgeBy = (set: string, row: Row, expected: object | null) =>
  LABELLED_SETS[set]?.(JSON.stringify({ ...row, expected })) ?? null

function judgeTravel(row: Row): Judged | null {
  const { travel } = row.expected
  if (travel === undefined) return null
  return judgeBy('travel', row, { travel, details: null, also_ok: row.also_ok.travel ?? [] })
}

function judgePay(row: Row): Judged | null {
  const { salary } = row.expected
  const judged = salary === undefined ? null : judgeBy('salary', row, salary)
  if (judged === null) return null
  const isStated = judged.expected !== 'none' || judged.got !== 'none'
  return { ...judged, also: { 'where either states pay': isStated ? judged.strict : null } }
}

/** `countries US`; of places to live near only that one is stated, since no text is kept. */
const limitsIn = (stated: { [Field in (typeof LIMITS)[number]]?: string | readonly string[] | null }) =>
  LIMITS.flatMap((field) =>
    [stated[field] ?? []].flat().map((item) => `${field} ${field === 'must_live_near' ? 'stated' : item}`),
  )

/** Where one may live, by posting: a list of thirty states counts once. */
function judgeLimits(row: Row): Judged {
  const [wanted, stated] = [limitsIn(row.expected), limitsIn(curatedRow(row).eligibility)]
  const isRight = stated.every((item) => wanted.includes(item))
  const isFound = wanted.every((item) => stated.includes(item))
  return {
    id: row.id,
    label: wanted.length > 0 ? 'stated' : 'not stated',
    expected: wanted.join(),
    got: stated.join(),
    strict: isRight && isFound,
    lenient: isRight && isFound,
    also: {
      'those that we state are right': stated.length > 0 ? isRight : null,
      'those of the posting are found': wanted.length > 0 ? isFound : null,
    },
    shown: '',
  }
}

const JUDGES: Record<string, (row: Row) => Judged | null> = {
  workplace: judgeWorkplace,
  travel: judgeTravel,
  salary: judgePay,
  audience: (row) => (row.expected.audience === undefined ? null : judgeAudience(row)),
  limits: judgeLimits,
}

const PARTS: Record<string, (row: Row) => boolean> = {
  random: ({ met, stratum }) => !met && stratum === 'random',
  'cue words': ({ met, stratum }) => !met && stratum === 'cue words',
  'all unseen': ({ met }) => !met,
  met: ({ met }) => met,
}

/**
 * The postings of the lock-box, scored, part by part.
 *
 * @param data the shared data, whose pool holds the texts; throws where it is missing
 */
export function scoreLockbox(data: string): Part[] {
  const pool = join(data, 'pool/postings.jsonl')
  if (!existsSync(pool)) throw new Error(`No pool of postings in ${data}.`)
  const postings = new Map(linesOf(pool).map((line) => [JSON.parse(line).id as string, JSON.parse(line)]))
  const labels: Row[] = linesOf(new URL('postings.jsonl', lockbox)).map((line) => JSON.parse(line))
  const rows = labels.map((label): Row => ({ ...postings.get(label.id), ...label }))
  return Object.entries(PARTS).map(([name, isIn]) => {
    const own = rows.filter(isIn)
    const judged = Object.entries(JUDGES).map(([set, judge]) => [set, own.flatMap((row) => judge(row) ?? [])])
    return { name, postings: own.length, sets: Object.fromEntries(judged) }
  })
}

/** The titles of the lock-box, read by a model that has not met them. */
export function scoreLockboxTitles(data: string): Judged[] {
  const rows = linesOf(new URL('titles.tsv', lockbox)).map((line) => line.split('\t'))
  const pool = linesOf(join(data, 'pool/titles.jsonl')).map((line) => JSON.parse(line))
  const titles = new Map(pool.map(({ id, title }) => [id, title]))
  const read = categoryReaderWithout(new Set(rows.map(([id = '']) => id)))
  return rows.map(([id = '', expected = '', others = '']) => {
    const got = read(titles.get(id))
    const strict = got === expected
    const lenient = strict || others.split('|').includes(got)
    return { id, label: expected, expected, got, strict, lenient, shown: '' }
  })
}
