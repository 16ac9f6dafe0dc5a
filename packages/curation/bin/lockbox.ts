import { join } from 'node:path'
import {
  curatedRow,
  judgeAudience,
  judgeSalary,
  judgeTravel,
  judgeWorkplace,
  type Posting,
} from './labelled-sets.ts'
import { type Judged, judged } from './score-report.ts'
import { data, poolPostings, readRows, readTable } from './shared-data.ts'
import { categoryReaderWithout } from './train-category.ts'

export const LIMITS = ['countries', 'states_only', 'states_excluded', 'must_live_near'] as const

/** A posting with its answers, as in `data/lockbox/postings.jsonl`. */
type Row = Posting & {
  stratum: 'random' | 'cue words'
  /** Its text stands in a labelled set, so the rules may have been fitted to it. */
  met: boolean
  expected: {
    workplace: string
    travel?: string
    salary?: Parameters<typeof judgeSalary>[0]['expected']
    audience?: string[]
    countries: string[]
    states_only: string[]
    states_excluded: string[]
    must_live_near: 'stated' | null
  }
  also_ok: { workplace?: string[]; travel?: string[]; audience?: string[][] }
}

export type Part = { name: string; postings: number; sets: Record<string, Judged[]> }

function judgePay(row: Row): Judged | null {
  const { salary } = row.expected
  if (salary === undefined) return null
  const answer = judgeSalary({ ...row, expected: salary })
  const isStated = answer.expected !== 'none' || answer.got !== 'none'
  return { ...answer, also: { 'where either states pay': isStated ? answer.strict : null } }
}

/** `countries US`; of places to live near only that one is stated, since no text is kept. */
const limitsIn = (stated: { [Field in (typeof LIMITS)[number]]?: string | readonly string[] | null }) =>
  LIMITS.flatMap((field) =>
    [stated[field] ?? []].flat().map((item) => `${field} ${field === 'must_live_near' ? 'stated' : item}`),
  ).sort()

/** Where one may live, by posting: a list of thirty states counts once. */
function judgeLimits(row: Row): Judged {
  const [wanted, stated] = [limitsIn(row.expected), limitsIn(curatedRow(row).eligibility)]
  const isRight = stated.every((item) => wanted.includes(item))
  const isFound = wanted.every((item) => stated.includes(item))
  return judged({
    id: row.id,
    label: wanted.length > 0 ? 'stated' : 'not stated',
    expected: wanted.join(),
    got: stated.join(),
    also: {
      'those that we state are right': stated.length > 0 ? isRight : null,
      'those of the posting are found': wanted.length > 0 ? isFound : null,
    },
    shown: '',
  })
}

const JUDGES: Record<string, (row: Row) => Judged | null> = {
  workplace: judgeWorkplace,
  travel: (row) => {
    const { travel } = row.expected
    return travel === undefined
      ? null
      : judgeTravel({ ...row, expected: { travel, also_ok: row.also_ok.travel ?? [] } })
  },
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

const lockbox = new URL('../data/lockbox/', import.meta.url)

/** The postings of the lock-box, scored, part by part; the pool of the shared data holds the texts. */
export function scoreLockbox(): Part[] {
  const postings = poolPostings<Posting>()
  const rows = readRows<Row>(new URL('postings.jsonl', lockbox)).map((row) => ({
    ...postings.get(row.id),
    ...row,
  }))
  return Object.entries(PARTS).map(([name, isIn]) => {
    const own = rows.filter(isIn)
    const sets = Object.entries(JUDGES).map(([set, judge]) => [set, own.flatMap((row) => judge(row) ?? [])])
    return { name, postings: own.length, sets: Object.fromEntries(sets) }
  })
}

/** The titles of the lock-box, read by a model that has not met them. */
export function scoreLockboxTitles(): Judged[] {
  const rows = readTable(new URL('titles.tsv', lockbox))
  const pool = readRows<{ id: string; title: string }>(join(data, 'pool/titles.jsonl'))
  const titles = new Map(pool.map(({ id, title }) => [id, title]))
  const read = categoryReaderWithout(new Set(rows.map(([id = '']) => id)))
  return rows.map(([id = '', expected = '', others = '']) =>
    judged({ id, expected, got: read(titles.get(id) ?? ''), alsoOk: others.split('|'), shown: '' }),
  )
}
