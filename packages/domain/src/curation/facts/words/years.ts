import { joined, type Word } from './words.ts'

const NUMBERS: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
)

const UNITS: Readonly<Record<string, number>> = {
  year: 1,
  years: 1,
  yr: 1,
  yrs: 1,
  month: 12,
  months: 12,
  mos: 12,
}
const FULL = new Set(
  'full calendar solid consecutive continuous complete total or more greater + plus'.split(' '),
)
const MOST_YEARS = 25

const numberAt = (list: readonly Word[], at: number): number | null => {
  const word = list[at]?.word ?? ''
  const value = NUMBERS.get(word) ?? (/^\d{1,3}(?:\.\d)?$/.test(word) ? Number(word) : null)
  return value === null || value > 600 ? null : value
}

const isKind = (word: Word | undefined, ...kinds: Word['kind'][]) =>
  word !== undefined && kinds.includes(word.kind)

/** Where the words end that repeat a number in brackets: 'five (5)', 'five (3 - 5)'; and the number. */
function repeatedAt(list: readonly Word[], at: number): { to: number; value: number } | null {
  const value = numberAt(list, at + 1)
  if (!isKind(list[at], 'open') || value === null) return null
  for (let to = at + 2; to < at + 7; to += 1) if (isKind(list[to], 'close')) return { to: to + 1, value }
  return null
}

type Amount = { to: number; value: number; isOpen: boolean }

/** '5', '5+', '3 or more', '3-5', 'three (3) to five (5)'; `value` is the lower end. */
function amountAt(list: readonly Word[], from: number): Amount | null {
  const first = numberAt(list, from)
  if (first === null) return null
  let [value, to, isOpen] = [first, from + 1, false]
  const repeat = () => {
    const found = repeatedAt(list, to)
    if (found !== null) to = found.to
    return found?.value
  }
  value = repeat() ?? value
  if (list[to]?.word === '+' || list[to]?.word === 'plus') [to, isOpen] = [to + 1, true]
  value = repeat() ?? value
  const isRange = isKind(list[to], 'dash', 'or', 'and') || list[to]?.word === 'to'
  if (isRange && numberAt(list, to + 1) !== null) {
    ;[to, isOpen] = [to + 2, true]
    repeat()
  }
  while (FULL.has(list[to]?.word ?? '')) [to, isOpen] = [to + 1, true]
  return { to, value, isOpen }
}

/** '3-5 experience', '5+ working experience'. */
const isOfExperience = (list: readonly Word[], at: number) =>
  isKind(list[at], 'experience') ||
  (/^(?:working|work|relevant|of)$/.test(list[at]?.word ?? '') && isKind(list[at + 1], 'experience'))

/** How many words say that no experience is asked: 'no sales experience is required'. */
function noneAt(list: readonly Word[], at: number): number {
  if (list[at]?.word !== 'no') return 0
  const experience = list.findIndex(
    ({ kind }, index) => index > at && index < at + 5 && kind === 'experience',
  )
  if (
    experience < 0 ||
    list.slice(at + 1, experience).some(({ kind }) => kind !== 'plain' && kind !== 'slash')
  )
    return 0
  const end = list[experience + 1]?.kind === 'be' ? experience + 2 : experience + 1
  const isAsked = list[end]?.kind === 'demand'
  return isAsked ? end + 1 - at : 0
}

/** The words with each amount of years or months as one word, in years. */
export function withYears(list: readonly Word[]): Word[] {
  const found: Word[] = []
  for (let at = 0; at < list.length; at += 1) {
    const word = list[at] as Word
    if (word.kind !== 'number' && !NUMBERS.has(word.word) && word.word !== 'no') {
      found.push(word)
      continue
    }
    const none = noneAt(list, at)
    if (none > 0) {
      found.push({ ...joined(list, at, at + none, 'years'), years: 0, isNone: true })
      at += none - 1
      continue
    }
    const isMoney = list[at - 1]?.word === '$' || list[at - 1]?.word === '#'
    const amount = isMoney ? null : amountAt(list, at)
    const isStudy =
      amount !== null &&
      /^(?:college|university|degree|technical|institution|program|bachelors?|undergraduate)$/.test(
        list[amount.to + 1]?.word ?? '',
      )
    const unit = amount === null || isStudy ? undefined : UNITS[list[amount.to]?.word ?? '']
    const isUnnamed = amount?.isOpen === true && unit === undefined && isOfExperience(list, amount.to)
    if (amount !== null && isUnnamed && amount.value <= MOST_YEARS) {
      found.push({ ...joined(list, at, amount.to, 'years'), years: amount.value, isOpen: true })
      at = amount.to - 1
      continue
    }
    const years = amount === null || unit === undefined ? null : Math.round((amount.value / unit) * 100) / 100
    if (amount === null || years === null || years > MOST_YEARS) {
      found.push(list[at] as Word)
      continue
    }
    let { to, isOpen } = amount
    to += 1
    // '3 years or more', '3 years+', 'year(s)'
    if (list[to]?.word === '(' && list[to + 1]?.word === 's') to += 3
    if (list[to]?.word === '+' || list[to]?.word === 'plus') [to, isOpen] = [to + 1, true]
    if (list[to]?.word === 'or' && /^(?:more|greater)$/.test(list[to + 1]?.word ?? ''))
      [to, isOpen] = [to + 2, true]
    found.push({ ...joined(list, at, to, 'years'), years, isOpen })
    at = to - 1
  }
  return found
}
