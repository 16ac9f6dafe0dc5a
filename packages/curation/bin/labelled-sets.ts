import { readCategory, readPlaces, readSalary, readTravel } from '@lilypad/curation'
import { type Salary, splitSentences } from '@lilypad/domain'
import type { RowRead } from './ablate.ts'
import type { Judged } from './judged.ts'
import { judgeAudience, judgeWorkplace } from './labelled-postings.ts'

type TravelRow = {
  id: string
  title?: string | null
  text: string
  expected: { travel: string; details: string | null; also_ok?: string[] }
}
type CategoryRow = {
  id: string
  title: string
  department?: string
  company?: string
  expected: { category: string; also_ok: string[] }
}
type SalaryRow = { id: string; title?: string; text: string; expected: Omit<Salary, 'text'> | null }
type Places = string[]
type LocationRow = {
  id: string
  location: string
  hint: {
    workplaceType?: string | null
    isRemote?: boolean | null
    remote?: boolean | null
    country?: string | null
    secondaryLocations?: Places
    allLocations?: Places
  } | null
  city_only?: boolean
  expected: {
    workplace: string
    restricted_to: Places
    also_ok?: { workplace?: string[]; restricted_to?: Places[] }
  }
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** True when the other sentence has half of the shorter one's words: flattened texts run sentences together. */
export function overlaps(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > 0 && shared >= Math.min(a.size, b.size) / 2
}

function judgeTravel({ id, title, text, expected }: TravelRow): Judged {
  const read = readTravel(splitSentences(text), title ?? '')
  const got = read.level.toUpperCase()
  const strict = got === expected.travel
  const sentence = expected.details
  const details = sentence === null ? null : read.details !== null && overlaps(read.details, sentence)
  return {
    id,
    label: expected.travel,
    expected: expected.travel,
    got,
    strict,
    lenient: strict || (expected.also_ok ?? []).includes(got),
    also: { 'the deciding sentence': details },
    shown: `${read.reason}: ${read.details ?? 'no sentence'}`,
  }
}

function judgeCategory({ id, title, department, company, expected }: CategoryRow): Judged {
  const { category, reason } = readCategory({
    title,
    department: department ?? null,
    company: company ?? null,
  })
  const strict = category === expected.category
  return {
    id,
    label: expected.category,
    expected: expected.category,
    got: category,
    strict,
    lenient: strict || expected.also_ok.includes(category),
    shown: `${title} (${company ?? 'no company'}): ${reason}`,
  }
}

const printedPay = (pay: Omit<Salary, 'text'> | null) =>
  pay === null
    ? 'none'
    : `${pay.min ?? ''}-${pay.max ?? ''} ${pay.currency ?? 'no currency'} a ${pay.interval}`

function judgeSalary({ id, title, text, expected }: SalaryRow): Judged {
  const read = readSalary(text, title === undefined ? {} : { title })
  const strict = printedPay(read) === printedPay(expected)
  return {
    id,
    label: expected?.interval ?? 'none',
    expected: printedPay(expected),
    got: printedPay(read),
    strict,
    lenient: strict,
    also: { 'no amount where none is pay': expected === null ? read === null : null },
    shown: read?.text ?? '',
  }
}

const sameSet = (one: Places, other: Places) => [...one].sort().join() === [...other].sort().join()

function judgeLocation({ id, location, hint, city_only, expected }: LocationRow): Judged {
  const read = readPlaces({
    places: [location, ...(hint?.secondaryLocations ?? hint?.allLocations ?? [])],
    country: hint?.country ?? null,
    workplace: hint?.workplaceType ?? null,
    remote: hint?.isRemote ?? hint?.remote ?? null,
  })
  const workplace = read.workplace ?? 'unknown'
  const places = [expected.restricted_to, ...(expected.also_ok?.restricted_to ?? [])]
  const workplaces = [expected.workplace, ...(expected.also_ok?.workplace ?? [])]
  const rightPlaces = sameSet(read.restrictedTo, expected.restricted_to)
  return {
    id,
    label: city_only ? 'city only' : expected.workplace,
    expected: `${expected.workplace} [${expected.restricted_to}]`,
    got: `${workplace} [${read.restrictedTo}]`,
    strict: workplace === expected.workplace && rightPlaces,
    lenient: workplaces.includes(workplace) && places.some((place) => sameSet(place, read.restrictedTo)),
    also: { 'the workplace': workplace === expected.workplace, 'the places': rightPlaces },
    shown: location,
  }
}

/** The sets by the name of their file; each judges one parsed row. */
export const LABELLED_SETS: Readonly<Record<string, (line: string) => Judged>> = {
  travel: (line) => judgeTravel(JSON.parse(line)),
  category: (line) => judgeCategory(JSON.parse(line)),
  salary: (line) => judgeSalary(JSON.parse(line)),
  location: (line) => judgeLocation(JSON.parse(line)),
  workplace: (line) => judgeWorkplace(JSON.parse(line)),
  audience: (line) => judgeAudience(JSON.parse(line)),
}

/** Sets that lie in the file of another name: whole postings. */
export const FILE_OF_SET: Readonly<Record<string, string>> = { workplace: 'posting', audience: 'posting' }

/** For the ablation: what a row is read as, and in how many ways that is wrong. */
export const judgedRead = ({ got, strict, also }: Judged): RowRead => ({
  answer: JSON.stringify([got, also]),
  wrong: () => [strict, ...Object.values(also ?? {})].filter((isRight) => isRight === false).length,
})
