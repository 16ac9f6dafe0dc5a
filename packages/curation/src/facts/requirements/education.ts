import type { Degree } from '@lilypad/domain'
import { openPatterns } from '../../patterns/pattern.ts'
import type { Statement } from '../words/statements.ts'
import { wordsBetween } from '../words/statements.ts'
import { like } from '../words/word-kinds.ts'

const { finds } = openPatterns('requirements')

/** Degrees named as alternatives to one another: 'BS, MS or PhD'. `isAside`: wished in brackets, '(preferred)'. */
export type Group = { levels: Degree[]; from: number; to: number; isAside: boolean }

const JOINED = like('^ (?: comma | open | close )? (?: or | slash | and ){1,3} small{0,2} equal? plain? $')
const OF_FIELDS = like('^ (?: link | comma | open ) field{0,25} or small{0,3} plain? $')
const LISTED = like('^ comma article? $')
const OPENED = like('^ (?: wish | demand )? open small{0,2} plain{0,2} $')
const UNCLOSED = like('open (?: word | comma | stop )* $')
// 'Advanced degree (MS, MPH, NP, PharmD)'
const WITHIN = like('open listed{0,20} degree listed{0,8} $')

// 'BA, or high school and 6 years': the second is a way in of its own.
const WITH_YEARS = like(
  '^ (?: or? equal | open demand close ){0,2} (?: and | with | comma ) article? amount? years',
)

const UNNAMED = /degrees?$/

export function toGroups({ list, shape }: Statement): Group[] {
  const groups: Group[] = []
  for (const [at, word] of list.entries()) {
    if (word.kind !== 'degree' || word.level === undefined) continue
    const last = groups.at(-1)
    const between = last === undefined ? '' : shape.slice(last.to, at)
    const next = list.findIndex((other, index) => index > at && other.kind === 'degree')
    const isRow = (last?.levels.length ?? 0) > 1 && LISTED.test(shape.slice(last?.to ?? 0, at))
    const ahead = shape.slice(at + 1, Math.max(at + 1, next))
    const isListed = LISTED.test(between) && (isRow || JOINED.test(ahead) || LISTED.test(ahead))
    const isWithin = WITHIN.test(shape.slice(last?.from ?? at, at))
    const isOfFields =
      OF_FIELDS.test(between) && !UNCLOSED.test(between) && !finds('ends the field', list[at - 1]?.word ?? '')
    const isOwnWay = word.level === 'high school' && WITH_YEARS.test(shape.slice(at + 1))
    const isJoined = !isOwnWay && (JOINED.test(between) || isListed || isOfFields || isWithin)
    const isOpened = last !== undefined && OPENED.test(between)
    const after = wordsBetween({ list } as Statement, at + 1, at + 5)
    const isAside = (isOpened || after.startsWith('(')) && finds('wished aside', after)
    if (last !== undefined && (isJoined || isOpened) && !isAside) {
      // 'Advanced degree (PhD)'
      if (isOpened && last.to - last.from === 1 && UNNAMED.test(list[last.from]?.word ?? '')) last.levels = []
      last.levels.push(word.level)
      last.to = at + 1
    } else groups.push({ levels: [word.level], from: at, to: at + 1, isAside: isAside && last !== undefined })
  }
  return groups
}

/** Whether a degree is asked of the reader: a list item, or prose with a word of asking. */
export function isAsked({ part, list }: Statement, group: Group): boolean {
  const [from, to] = [list[group.from]?.from ?? 0, list[group.to - 1]?.to ?? 0]
  const isTitle = part.head === 'none' && list[group.from - 1]?.kind === 'open'
  const isItem = !isTitle && from < 45 && part.text.length < 260
  const isOfOthers = finds('others', part.lower.slice(Math.max(0, from - 70), to + 50))
  if (isOfOthers && !finds('asks firmly', part.lower)) return false
  if (part.head === 'company') {
    return (
      (from < 15 && part.text !== 'MA') ||
      /^education/.test(part.lower) ||
      finds('asks of the company', part.lower)
    )
  }
  return isItem || finds('asks', part.lower) || (part.head !== 'duties' && part.head !== 'none')
}

// 'A degree may be substituted for two years.'
const STANDS_FOR = like('^ field{0,14} instead')
const OR_INSTEAD = like('or comma? instead$')

/** Whether a degree is one to hold, not one to study for or that stands for something else. */
export function isHeld(statement: Statement, { from, to }: Group): boolean {
  const { list, shape } = statement
  if (list.slice(Math.max(0, from - 4), from).some(({ kind }) => kind === 'pursuit' || kind === 'not'))
    return false
  const before = wordsBetween(statement, from - 5, from)
  if (finds('not held before', before)) return false
  // Up to the next degree: 'BA required, PhD in progress'.
  const next = list.findIndex(({ kind }, at) => at >= to && kind === 'degree')
  const after = wordsBetween(statement, to, Math.min(to + 18, next < 0 ? Infinity : next))
  const stands = STANDS_FOR.exec(shape.slice(to))
  // 'Degree (experience can substitute)' asks for the degree.
  const isOfDegree =
    stands !== null &&
    !OR_INSTEAD.test(stands[0]) &&
    !list.slice(to, to + stands[0].length).some(({ kind }) => kind === 'experience')
  if (isOfDegree || finds('for experience', after)) return false
  return !finds('not held after', after)
}
