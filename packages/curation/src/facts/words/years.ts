import { everyMatch, openPatterns } from '../../patterns/pattern.ts'
import { like, NUMBERS, toShape } from './word-kinds.ts'
import { joined, type Word } from './words.ts'

const { finds, matchIn } = openPatterns('requirements')

// '5', 'five (5)', '5+', '3 or more', '3-5', 'three (3) to five (5) full'
const BRACKET = '(?: open number (?: number | dash | more | link ){0,3} close )?'
const TO = `(?: (?: dash | or | and | link ) number ${BRACKET} )?`
const AMOUNT = `(?: number ${BRACKET} | open number close ) more? ${BRACKET} ${TO} (?: more | full | and ){0,3}`
// '5+ Experience in Java', '3-5 experience' leave the word out.
const UNITLESS = 'number (?: more | dash number more? ) (?= experience )'
// 'Years of experience: 10'
const UNIT_FIRST =
  'unit (?: open plain close )? link experience demand? colon number (?! more | dash | link | unit )'
const YEARS = like(`${UNIT_FIRST}|${AMOUNT} unit (?: open plain close )? (?: more | full )?|${UNITLESS}`, 'g')
const NONE = like('not (?: plain | slash ){0,3} experience be? demand', 'g')
const RANGE = like('dash | or | and | link | more')
const BRACKETED = like('^ number more? open')

const MAX_YEARS = 25

const toNumber = ({ word }: Word) => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word))

/** The lower end in years; null for what is no amount of years: money, a college of four years. */
function findYears(words: readonly Word[], before: Word | undefined, after: readonly Word[]): number | null {
  if (before?.word === '$' || before?.word === '#') return null
  if (finds('study', after.map(({ word }) => word).join(' '))) return null
  const numbers = words.filter(({ kind }) => kind === 'number')
  // In 'five (5)' the digits count.
  const number = BRACKETED.test(toShape(words)) ? numbers[1] : numbers[0]
  if (number === undefined) return null
  const isMonths = words.some(({ kind, word }) => kind === 'unit' && /^mo/.test(word))
  const years = Math.round((toNumber(number) / (isMonths ? 12 : 1)) * 100) / 100
  return years <= MAX_YEARS ? years : null
}

function wordsBelow(list: readonly Word[], at: number): number {
  const before = list.slice(Math.max(0, at - 4), at).map(({ word }) => word)
  return matchIn('below', before.join(' '))?.[1]?.split(' ').length ?? 0
}

/** The words with each amount of years or months as one word, in years; 'no experience required' is 0. */
export function withYears(list: readonly Word[]): Word[] {
  const shape = toShape(list)
  const found: Word[] = []
  let from = 0
  const matches = [...everyMatch(YEARS, shape), ...everyMatch(NONE, shape)]
  for (const { index, 0: kinds } of matches.sort((one, other) => one.index - other.index)) {
    const to = index + kinds.length
    const words = list.slice(index, to)
    const isNone = words[0]?.kind === 'not'
    const below = isNone ? 0 : wordsBelow(list, index)
    const named = isNone ? 0 : findYears(words, list[index - 1], list.slice(to, to + 2))
    const years = below > 0 && named !== null ? 0 : named
    const isUnitless = !isNone && !words.some(({ kind }) => kind === 'unit')
    // '24-30 tenured colleagues'
    if (isUnitless && !/^(?:exp(?!erienced)|work(?:ing)?$|relevant$)/.test(list[to]?.word ?? '')) continue
    if (index < from || years === null || (isNone && words[0]?.word !== 'no')) continue
    const isOpen = RANGE.test(shape.slice(index, to))
    const begin = Math.max(from, index - below)
    found.push(...list.slice(from, begin), { ...joined(list, begin, to, 'years'), years, isOpen, isNone })
    from = to
  }
  return [...found, ...list.slice(from)]
}
