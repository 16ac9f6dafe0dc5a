import { curate, readCategory, readPlaces, readSalary, readTravel } from '@lilypad/curation'
import type { Salary } from '@lilypad/domain'
import { toSentences } from '../src/sentences.ts'
import { type Judged, judged } from './score-report.ts'

/** A whole posting, as in `schools/posting.jsonl`. */
export type Posting = {
  id: string
  title: string
  company: string | null
  location: string | null
  posted: string | null
  text: string
}
type Labelled<Expected, AlsoOk> = Posting & { expected: Expected; also_ok?: AlsoOk }
type Text = { id: string; title?: string | null; text: string }
type TravelRow = Text & { expected: { travel: string; details?: string | null; also_ok?: string[] } }
type Title = { id: string; title: string; department?: string; company?: string }
type CategoryRow = Title & { expected: { category: string; also_ok: string[] } }
type SalaryRow = Text & { expected: Omit<Salary, 'text'> | null }
type LocationRow = {
  id: string
  location: string
  hint: {
    workplaceType?: string | null
    isRemote?: boolean | null
    remote?: boolean | null
    country?: string | null
    secondaryLocations?: string[]
    allLocations?: string[]
  } | null
  city_only?: boolean
  expected: {
    workplace: string
    restricted_to: string[]
    also_ok?: { workplace?: string[]; restricted_to?: string[][] }
  }
}

const toWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** True when the other sentence has half of the shorter one's words: flattened texts run sentences together. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [toWords(one), toWords(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > 0 && shared >= Math.min(a.size, b.size) / 2
}

export function judgeTravel({ id, title, text, expected }: TravelRow): Judged {
  const { level, details, reason } = readTravel(toSentences(text), title ?? '')
  const sentence = expected.details ?? null
  const isDeciding = sentence === null ? null : details !== null && overlaps(details, sentence)
  return judged({
    id,
    expected: expected.travel,
    got: level.toUpperCase(),
    alsoOk: expected.also_ok,
    also: { 'the deciding sentence': isDeciding },
    shown: `${reason}: ${details ?? 'no sentence'}`,
  })
}

function judgeCategory({ id, title, department, company, expected }: CategoryRow): Judged {
  const read = readCategory({ title, department: department ?? null, company: company ?? null })
  return judged({
    id,
    expected: expected.category,
    got: read.category,
    alsoOk: expected.also_ok,
    shown: `${title} (${company ?? 'no company'}): ${read.reason}`,
  })
}

const printedPay = (pay: Omit<Salary, 'text'> | null) =>
  pay === null
    ? 'none'
    : `${pay.min ?? ''}-${pay.max ?? ''} ${pay.currency ?? 'no currency'} a ${pay.interval}`

export function judgeSalary({ id, title, text, expected }: SalaryRow): Judged {
  const read = readSalary(text, { title: title ?? '' })
  return judged({
    id,
    label: expected?.interval ?? 'none',
    expected: printedPay(expected),
    got: printedPay(read),
    also: { 'no amount where none is pay': expected === null ? read === null : null },
    shown: read?.text ?? '',
  })
}

const printedPlaces = (workplace: string, places: readonly string[]) => `${workplace} [${[...places].sort()}]`

function judgeLocation({ id, location, hint, city_only, expected }: LocationRow): Judged {
  const read = readPlaces({
    places: [location, ...(hint?.secondaryLocations ?? hint?.allLocations ?? [])],
    country: hint?.country ?? null,
    workplace: hint?.workplaceType ?? null,
    remote: hint?.isRemote ?? hint?.remote ?? null,
  })
  const { workplace, restricted_to, also_ok } = expected
  const got = read.workplace ?? 'unknown'
  const workplaces = [workplace, ...(also_ok?.workplace ?? [])]
  const places = [restricted_to, ...(also_ok?.restricted_to ?? [])]
  return judged({
    id,
    label: city_only ? 'city only' : workplace,
    expected: printedPlaces(workplace, restricted_to),
    got: printedPlaces(got, read.restrictedTo),
    alsoOk: workplaces.flatMap((one) => places.map((place) => printedPlaces(one, place))),
    also: {
      'the workplace': got === workplace,
      'the places': printedPlaces('', read.restrictedTo) === printedPlaces('', restricted_to),
    },
    shown: location,
  })
}

/** The posting as a board would give it. The collections write a board's flag into the place. */
export function curatedRow({ id, title, company, location, posted, text }: Posting) {
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

export function judgeWorkplace(row: Labelled<{ workplace: string }, { workplace?: string[] }>): Judged {
  const { workplace, reasons } = curatedRow(row)
  const answer = judged({
    id: row.id,
    expected: row.expected.workplace,
    got: workplace ?? 'unknown',
    alsoOk: row.also_ok?.workplace,
    shown: `${row.title} (${row.location}): ${reasons.workplace}`,
  })
  const also = {
    'remote jobs found': answer.expected === 'Remote' ? answer.strict : null,
    'those called remote are': answer.got === 'Remote' ? answer.lenient : null,
  }
  return { ...answer, also }
}

const named = (ids: readonly string[]) => [...ids].sort().join(' ')

export function judgeAudience(row: Labelled<{ audience?: string[] }, { audience?: string[][] }>): Judged {
  const { audience, reasons } = curatedRow(row)
  return judged({
    id: row.id,
    label: 'posting',
    expected: named(row.expected.audience ?? []),
    got: named(audience),
    alsoOk: row.also_ok?.audience?.map(named),
    shown: `${row.title}: ${reasons.audience}`,
  })
}

const byLine =
  <Row>(judge: (row: Row) => Judged) =>
  (line: string): Judged =>
    judge(JSON.parse(line))

/** The sets by the name of their file; each judges one line. */
export const LABELLED_SETS: Readonly<Record<string, (line: string) => Judged>> = {
  travel: byLine(judgeTravel),
  category: byLine(judgeCategory),
  salary: byLine(judgeSalary),
  location: byLine(judgeLocation),
  workplace: byLine(judgeWorkplace),
  audience: byLine(judgeAudience),
}

/** Sets that lie in the file of another name: whole postings. */
export const FILE_OF_SET: Readonly<Record<string, string>> = { workplace: 'posting', audience: 'posting' }
