import { openPatterns } from '../../patterns/pattern.ts'
import { isListed } from '../posting-parts.ts'
import type { Statement } from '../words/statements.ts'
import { wordsBetween } from '../words/statements.ts'
import { like } from '../words/word-kinds.ts'

const { finds } = openPatterns('requirements')

const WITH_OVER = /^with (?:over|more than|nearly)$/
const WE_DO = /, (?:our|we)\b/

/** Words up to a stop behind the years that say what of: 'of sales experience', 'as a nurse', 'managing teams'. */
const OF_WORK = like('^ (?: link | with | article )* any{0,24} experience')
// '5 years preferred, 2 years required'
const IS_ASKED = like('^ be? (?: demand | wish ) (?: stop | comma | $ )')
// 'OR Master's degree and 4 years;'
const BESIDE_DEGREE = like('degree (?: and | with ) (?: article | amount ){0,2} $')
const ENDS = like('^ (?: stop | comma | close | $ )')
// '3 years with a Master's degree'
const WITH_DEGREE = like('^ open? with article? degree')

export function isExperience(statement: Statement, at: number): boolean {
  const { list, shape, part } = statement
  const word = list[at]
  if (word === undefined) return false
  if (word.isNone === true || (list.length === 1 && isListed(part))) return true
  const before = wordsBetween(statement, at - 10, at)
  const after = wordsBetween(statement, at + 1, at + 14).replace(/^(?:min|minimum) /, '')
  if (finds('not after', after) || /\blicen[sc]e(?: \S+){0,2}$/.test(before)) return false
  if (finds('of others', before) || finds('is paid', after)) return false
  if (finds('of pay', part.headWords) && part.text.includes('$')) return false
  if (finds('you worked', before)) return true
  const isOfExperience = /\bexperience\b.* for$/.test(before) && !finds('company', before)
  if (isOfExperience) return true
  // 'With 10 years of experience, we …'
  const isPraise = WITH_OVER.test(before)
    ? !/\byou\b/.test(part.lower)
    : before === 'with' && WE_DO.test(part.lower)
  if (isPraise && (!isListed(part) || (word.from < 16 && !finds('asked', part.lower)))) return false
  if (
    finds('not before', before) &&
    !(word.from < 30 && /^(?:more than|over)$/.test(before)) &&
    !finds('yet before', before) &&
    !(word.isOpen === true && finds('open before', before))
  )
    return false
  const isOver = word.from < 30 && /\b(?:more than|over)$/.test(before)
  const isNamed = OF_WORK.test(shape.slice(at + 1))
  if (/ mo(?:s|nths?)$/.test(word.word) && !isNamed) return false
  if (/\bexp/.test(word.word) || IS_ASKED.test(shape.slice(at + 1))) return true
  if (/: ?$/.test(before) && /^\( (?:required|preferred)/.test(after)) return true
  const isAsked = finds('asked', part.lower) || list.some(({ kind }) => kind === 'degree')
  if (finds('company', before) && !isAsked && part.head !== 'qualifications') return false
  const isEarly = word.from < 30
  if (WITH_DEGREE.test(shape.slice(at + 1))) return true
  if (BESIDE_DEGREE.test(shape.slice(0, at)) && ENDS.test(shape.slice(at + 1))) return true
  if (isNamed && (word.isOpen || isListed(part) || isEarly || isAsked)) return true
  if (/\bexperience(?: \S+){0,6}$/.test(before) || (/^experience/.test(part.headWords) && word.from < 25))
    return true
  const isClaimed = isOver || word.isOpen === true || isListed(part) || finds('claimed', before)
  // '10 years data analysis', 'minimum of 3 years project management' as an item of a list.
  const isFirst = word.from < 4 || (isClaimed && isEarly)
  if (isListed(part) && isFirst && /^[a-z]/.test(after)) return true
  return isClaimed && finds('doing', after) && (isListed(part) || word.isOpen === true || isOver || isAsked)
}
