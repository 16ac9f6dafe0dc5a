import { everyMatch, openPatterns } from '../../patterns/pattern.ts'
import { type Statement, wordsBetween } from '../words/statements.ts'
import { like } from '../words/word-kinds.ts'

const { finds, matchIn } = openPatterns('requirements')

const OR_EQUAL = like('(?: or | slash ) (?: small | word | comma ){0,4}? equal', 'g')

/** 'or equivalent (experience)' behind a degree above high school. */
function isEqual(statement: Statement): boolean {
  const { list, shape } = statement
  for (const match of everyMatch(OR_EQUAL, shape)) {
    const at = match.index + match[0].length - 1
    const before = list.slice(0, at).findLast(({ kind }) => kind === 'degree')
    const after = wordsBetween(statement, at + 1, at + 8)
    const clause = /^(?:[^ ;.,(]+ ?){0,5}/.exec(after)?.[0] ?? ''
    if (before === undefined || finds('fields', after)) continue
    if (finds('other degree', list[at - 1]?.word ?? '')) continue
    if (before.level !== 'high school' || finds('of work', clause)) return true
  }
  return false
}

const OR_EXPERIENCE = like('degree any{0,30} or small{0,2} word{1,4}? experience', 'g')

function isExperienceInstead(statement: Statement): boolean {
  for (const match of everyMatch(OR_EXPERIENCE, statement.shape)) {
    const words = wordsBetween(statement, match.index, match.index + match[0].length)
    const tail = words.slice(Math.max(0, words.lastIndexOf(' or ') - 14))
    if (finds('adjective', tail) && !finds('of one experience', tail)) return true
  }
  return false
}

/** Whether experience stands for a degree there, not a degree for experience. */
const isInstead = (words: string) =>
  !finds('reversed', words) &&
  (finds('instead', words) || (finds('lacking', words) && /\b(?:years|experience)\b/.test(words)))

const toWords = (statement: Statement) => wordsBetween(statement, 0, statement.list.length)

/** Whether a statement that names a degree lets experience stand for it. */
export function isReplaceable(statement: Statement): boolean {
  if (isEqual(statement) || isExperienceInstead(statement)) return true
  const words = toWords(statement)
  const combination = matchIn('combination', words)
  const isOfDegree = /degree|bachelor|master|phd|diploma/.test(words.slice(0, combination?.index ?? 0))
  return isOfDegree || (combination !== null && /\bequivalent to\b/.test(words)) || isInstead(words)
}

/** Whether a statement without a degree says that experience may stand for the one named elsewhere. */
export function isStandIn(statement: Statement, followsDegree: boolean): boolean {
  const words = toWords(statement)
  if (finds('reversed', words) || finds('following', words)) return false
  return (
    (finds('combination', words) && finds('accepted', words)) ||
    isInstead(words) ||
    (followsDegree && finds('opening', words)) ||
    finds('equivalent', words)
  )
}
