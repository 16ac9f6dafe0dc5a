import { curate } from '../src/index.ts'
import type { Judged } from './judged.ts'

/** A whole posting with its answers, as in `schools/posting.jsonl`. */
type PostingRow = {
  id: string
  title: string
  company: string | null
  location: string | null
  posted: string | null
  text: string
  expected: Record<string, unknown> & { workplace: string; audience?: string[] }
  also_ok?: { workplace?: string[]; audience?: string[][] }
}

/** The posting as a board would give it. The collections write a board's flag into the place. */
export const curatedRow = ({ id, title, company, location, posted, text }: Omit<PostingRow, 'expected'>) => {
  const flag = /[,;]? ?\bremote flag\s*$/
  const place = (location ?? '').replace(flag, '').trim()
  return curate(
    {
      externalId: id,
      title,
      url: 'https://board.example/1',
      html: null,
      places: place === '' ? [] : [place],
      country: null,
      department: null,
      employment: null,
      workplace: null,
      remote: flag.test(location ?? '') ? true : null,
      pay: null,
      postedAt: posted,
      applyBy: null,
      company,
    },
    { company: company ?? '', markdown: text, text },
  )
}

/** The workplace of a whole posting: place, title and text together. */
export function judgeWorkplace(row: PostingRow): Judged {
  const job = curatedRow(row)
  const got = job.workplace ?? 'unknown'
  const { workplace: expected } = row.expected
  const strict = got === expected
  const lenient = strict || (row.also_ok?.workplace ?? []).includes(got)
  return {
    id: row.id,
    label: expected,
    expected,
    got,
    strict,
    lenient,
    also: {
      'remote jobs found': expected === 'Remote' ? got === 'Remote' : null,
      'those called remote are': got === 'Remote' ? lenient : null,
    },
    shown: `${row.title} (${row.location}): ${job.reasons.workplace}`,
  }
}

const named = (ids: readonly string[]) => [...ids].sort().join(' ')

/** The audience of a whole posting, all of its groups together. */
export function judgeAudience(row: PostingRow): Judged {
  const job = curatedRow(row)
  const got = named(job.audience)
  const expected = named(row.expected.audience ?? [])
  const strict = got === expected
  return {
    id: row.id,
    label: 'posting',
    expected,
    got,
    strict,
    lenient: strict || (row.also_ok?.audience ?? []).some((ids) => named(ids) === got),
    shown: `${row.title}: ${job.reasons.audience}`,
  }
}
