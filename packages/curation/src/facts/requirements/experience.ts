import { anyWord, either } from '../words/either.ts'
import type { Statement } from '../words/statements.ts'
import { wordsBetween } from '../words/statements.ts'
import { like } from '../words/word-kinds.ts'

// Right before the years they are no experience: of the company, of a contract, of age, of the past.
const PASSING = either(
  /past|last|next|previous|first|prior|within|every|during|after|up to|each|since|(?:for|in|over) the|nearly|almost/,
  /for(?: (?:over|more than|nearly|almost))?|age of|ages?|a|duration(?: of)?|length|term(?: of)?|contract|celebrat\w+/,
  /in|additional|grades?|top|equals?|grow\w*|lasts?|commitment(?: of)?|than/,
)
const NOT_BEFORE = new RegExp(`\\b${PASSING}(?: the| an?| approximately| about| ~)?[: ]*$`)
const OPEN_BEFORE = /\b(?:for|in|a|within)(?: the| an?)?$/
const YET_BEFORE = /\b(?:more than|minimum(?: of)?(?: the)?|experience (?:of|in|for)|at least a)$/
// Right behind them, too; but 'program management' is.
const IS_TRADE = either(
  /manag|coordinat|admin|lead|develop|plan|engineer|deliver|control|account|negotiat|experience/,
)
const OF_STUDY = either(
  /age|study|studies|education|coursework|school\w*|growth|history|probation|service (?:to|in the)|funding/,
  /undergraduate|university|college(?! teaching)|post ?secondary|higher education|accredited|innovation|impact/,
)
const OTHER_SPANS = either(
  /ago|later|term|college|degree|probation\w*|warranty|appointment|history|anniversary|period|commitment|duration/,
  /temporary|fixed|position|assignment|from|after|prior to|each|following|crime|rotations?|fellowship|internship/,
  /younger|olds?|older|and older|or older|to complete|strong|running|out of|since|on the market|consecutive|into/,
  /and (?:billions|millions|counting)|driver\w*|in a row|in business(?: [.,;)]|$| since| for)|work history/,
  /(?:of )?(?:\w+ )?training (?:to come|program)|in (?:the|an?) (?:\S+ ){1,4}program/,
)
const NOT_AFTER = new RegExp(
  `^(?:(?:contract|program(?:me)?|project)(?! (?:\\S+ )?${IS_TRADE})|of ${OF_STUDY}|${OTHER_SPANS})\\b`,
)
const YOU_WORKED =
  /\b(?:you(?:ve| have)? (?:been|worked|taught|served|led|managed)|have taught)\b.*\b(?:at least|for(?: over| more than)?)$/

const WITH_OVER = /^with (?:over|more than|nearly)$/
const WE_DO = /, (?:our|we)\b/
// Praise of the company, its years.
const COMPANY = anyWord(
  /we|weve|our (?:company|firm|team|organization|clients?|business|family)|company|ha(?:s|ve) been|firm|founders?/,
  /founded|established|family owned|combined|collective|serving|served|leader|tradition|in business|organization/,
  /inc|llc/,
)
// Colleagues and leaders, and what is paid by years.
const COLLEAGUES = either(
  /alongside|report(?:s|ing)? (?:directly )?to|(?:led|guided|mentored|taught|founded|run|supported) by/,
  /(?<!youll |you will )join(?:ing)? (?:a|our|the)|our (?:founders?|ceo)/,
  /our (?:\w+ ){1,2}(?:average|each|all|have|has|bring)/,
)
const OF_OTHERS = new RegExp(
  `(?:, who (?:has|have)|\\b${COLLEAGUES})\\b[^,;]*$|\\$ \\d\\S*(?: \\S+){0,3} (?:with|for|at)$`,
)
const IS_PAID = /^(?:\S+ ){0,4}?(?:earns?|receives?|will earn|will receive|are paid|is paid)\b/
const OF_PAY = /^(?:pay|salary|compensation|wages?|hourly rate)\b/
const ASKED = anyWord(
  /minimum|min|at least|must|required?|requires|you|youve|your|preferred|ideal\w*|candidates?|applicants?|successful/,
  /qualif\w+|should|seeking|looking for|possess\w*|need\w*/,
)

/** Words up to a stop behind the years that say what of: 'of sales experience', 'as a nurse', 'managing teams'. */
const OF_WORK = like('^ (?: link | with | article )* any{0,24} experience')
// '5 years preferred, 2 years required'
const IS_ASKED = like('^ be? (?: demand | wish ) (?: stop | comma | $ )')
// 'OR Master's degree and 4 years;'
const BESIDE_DEGREE = like('degree (?: and | with ) (?: article | amount ){0,2} $')
const ENDS = like('^ (?: stop | comma | close | $ )')
// '3 years with a Master's degree'
const WITH_DEGREE = like('^ open? with article? degree')
const DOING =
  /^(?:of|in|as|with|within|at|proven|progressive|successful|\w+ing|\w+ed (?:with|in|by)|\w+ly|exp|experience)\b/

const isList = ({ part: { head } }: Statement) =>
  head === 'qualifications' || head === 'demand' || head === 'wish'

/** Whether the years at that word are experience asked of the reader. */
export function isExperience(statement: Statement, at: number): boolean {
  const { list, shape, part } = statement
  const word = list[at]
  if (word === undefined) return false
  if (word.isNone === true || (list.length === 1 && isList(statement))) return true
  const before = wordsBetween(statement, at - 10, at)
  const after = wordsBetween(statement, at + 1, at + 14).replace(/^(?:min|minimum) /, '')
  if (NOT_AFTER.test(after) || /\blicen[sc]e(?: \S+){0,2}$/.test(before)) return false
  if (OF_OTHERS.test(before) || IS_PAID.test(after)) return false
  if (OF_PAY.test(part.headWords) && part.text.includes('$')) return false
  if (YOU_WORKED.test(before)) return true
  const isOfExperience = /\bexperience\b.* for$/.test(before) && !COMPANY.test(before)
  if (isOfExperience) return true
  // 'With 10 years of experience, we …'
  const isPraise = WITH_OVER.test(before)
    ? !/\byou\b/.test(part.lower)
    : before === 'with' && WE_DO.test(part.lower)
  if (isPraise && (!isList(statement) || (word.from < 16 && !ASKED.test(part.lower)))) return false
  if (
    NOT_BEFORE.test(before) &&
    !(word.from < 30 && /^(?:more than|over)$/.test(before)) &&
    !YET_BEFORE.test(before) &&
    !(word.isOpen === true && OPEN_BEFORE.test(before))
  )
    return false
  const isOver = word.from < 30 && /\b(?:more than|over)$/.test(before)
  const isNamed = OF_WORK.test(shape.slice(at + 1))
  if (/ mo(?:s|nths?)$/.test(word.word) && !isNamed) return false
  if (/\bexp/.test(word.word) || IS_ASKED.test(shape.slice(at + 1))) return true
  if (/: ?$/.test(before) && /^\( (?:required|preferred)/.test(after)) return true
  const isAsked = ASKED.test(part.lower) || list.some(({ kind }) => kind === 'degree')
  if (COMPANY.test(before) && !isAsked && part.head !== 'qualifications') return false
  const isEarly = word.from < 30
  if (WITH_DEGREE.test(shape.slice(at + 1))) return true
  if (BESIDE_DEGREE.test(shape.slice(0, at)) && ENDS.test(shape.slice(at + 1))) return true
  if (isNamed && (word.isOpen || isList(statement) || isEarly || isAsked)) return true
  if (/\bexperience(?: \S+){0,6}$/.test(before) || (/^experience/.test(part.headWords) && word.from < 25))
    return true
  const isClaimed =
    isOver ||
    word.isOpen === true ||
    isList(statement) ||
    /\b(?:minimum|min|at least|more than|over)(?: of)?(?: an?)?$/.test(before)
  // '10 years data analysis', 'minimum of 3 years project management' as an item of a list.
  const isFirst = word.from < 4 || (isClaimed && isEarly)
  if (isList(statement) && isFirst && /^[a-z]/.test(after)) return true
  return isClaimed && DOING.test(after) && (isList(statement) || word.isOpen === true || isOver || isAsked)
}
