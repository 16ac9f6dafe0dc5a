import { composed, firstMatch, type Pattern } from '../../patterns/pattern.ts'
import { either } from '../words/either.ts'
import { everyMatch } from '../words/every-match.ts'
import { type Statement, wordsBetween } from '../words/statements.ts'
import { like } from '../words/word-kinds.ts'

const NO_FIELD = either(/experience|work|education|combination|training|practical|years|in\b|or\b|and\b/)
const A_FIELD = either(
  /degrees?|fields?|certificat\w+|diploma|foreign|ged|majors?|disciplines?|subjects?|areas?|quantitative/,
  /technical field|programs?|coursework|from|role|position/,
)
const FIELDS = new RegExp(
  `^education (?:is )?(?:required|preferred|in)\\b|^(?:(?!${NO_FIELD})[a-z]+ ){0,2}${A_FIELD}\\b`,
)
const OR_EQUAL = like('(?: or | slash ) (?: small | word | comma ){0,4}? equal', 'g')
const OF_WORK = /\b(?:experience|expereince|combination|training|background)\b/

/** 'or equivalent (experience)' behind a degree above high school. */
function isEqual(statement: Statement): boolean {
  const { list, shape } = statement
  for (const match of everyMatch(OR_EQUAL, shape)) {
    const at = match.index + match[0].length - 1
    const before = list.slice(0, at).findLast(({ kind }) => kind === 'degree')
    const after = wordsBetween(statement, at + 1, at + 8)
    const clause = /^(?:[^ ;.,(]+ ?){0,5}/.exec(after)?.[0] ?? ''
    if (before === undefined || FIELDS.test(after)) continue
    if (/^(?:foreign|international|educational|other)$/.test(list[at - 1]?.word ?? '')) continue
    if (before.level !== 'high school' || OF_WORK.test(clause)) return true
  }
  return false
}

const OR_EXPERIENCE = like('degree any{0,30} or small{0,2} word{1,4}? experience', 'g')
const ADJECTIVES = either(
  /commensurate|comparable|relevant|related|similar|practical|significant|substantial|demonstrated|verifiable/,
  /progressive|work|professional|industry|technical|sufficient|proven|applicable|suitable|appropriate|extensive/,
  /solid|strong|hands on|on the job|job|life|lived|real world|military|prior|previous|equal|directly?|post \w+/,
  /coursework|the/,
)
const EXPERIENCE = `(?:an? )?(?:(?:${ADJECTIVES}(?:/| |, )*)+(?:\\w+ )?)?(?:experience|expereince)`
const ADJECTIVE = new RegExp(`\\bor ${EXPERIENCE}$`)
const OPENING = new RegExp(`^or (?:, )?${EXPERIENCE}\\b`)
const OF_ONE_EXPERIENCE =
  /\b(?:research|academic|internship|professional|industry|project|teaching|volunteer|training|work) or\b/

function isExperienceInstead(statement: Statement): boolean {
  for (const match of everyMatch(OR_EXPERIENCE, statement.shape)) {
    const words = wordsBetween(statement, match.index, match.index + match[0].length)
    const tail = words.slice(Math.max(0, words.lastIndexOf(' or ') - 14))
    if (ADJECTIVE.test(tail) && !OF_ONE_EXPERIENCE.test(tail)) return true
  }
  return false
}

const COMBINATION = /\b(?:combination|mix) of (?:\S+ ){0,6}?(?:education|experience|training)\b/
const DEGREE = '(?:degree|education\\w*|diploma|bachelors?|masters?|phd)'
const MEASURED = `(?:${DEGREE}|require\\w*|qualif\\w*|years?|one|two)`
const FOR_OTHER = `(?! (?:with|by|for (?!(?:the |an? |any |some |such )?(?:\\S+ ){0,3}${MEASURED})))`
const EQUAL = '(?:equivalent|comparable|commensurate|relevant|prior|practical)'
const MAY_BE = '(?:may|can|will)(?: also)? (?:be (?:considered|accepted|acceptable)|qualify)'

/** Experience may stand for a degree. Over words without marks, in lower case. */
export const INSTEAD: readonly Pattern[] = [
  {
    name: 'experience substitutes',
    expression: composed`\b(?:experience|years|training)\b[^.;]{0,90}\b(?:substitut\w+${FOR_OTHER}|(?:may|can) replace|offset|considered as)\b`,
    reads: 'experience may substitute for the degree',
    misses: 'years of experience can be substituted with a phd',
  },
  {
    name: 'in lieu of a degree',
    expression: composed`\b(?:in lieu|in place|instead) of (?:the |an? )?(?:\S+ ){0,3}${DEGREE}`,
    reads: 'four years in lieu of a degree',
    misses: 'cash in lieu of leave',
  },
  {
    name: 'substituted by experience',
    expression: composed`\bsubstitut(?:ed (?:with|by) (?:\S+ ){0,3}experience|\w+ (?:for|of) (?:the |an? )?(?:\S+ ){0,3}${DEGREE})\b`,
    reads: 'a degree may be substituted with work experience',
    misses: 'a substitute teacher',
  },
  {
    name: 'equivalent experience is considered',
    expression: composed`\b${EQUAL}\b[^.;]{0,40}\bexperience\b[^.;]{0,30}\b${MAY_BE}(?! (?:an?|at|for|during)\b)`,
    reads: 'equivalent experience will be considered',
    misses: 'equivalent experience will be gained',
  },
  {
    name: 'we consider equivalent experience',
    expression: composed`\b(?:consider|accept)(?:ing)?\b[^.;]{0,30}\b(?:equivalent|comparable|relevant)\b[^.;]{0,30}\bexperience\b`,
    reads: 'we accept relevant work experience',
    misses: 'we accept relevant work samples',
  },
]
const LACKING =
  /\b(?:without|no) (?:an? |the )?(?:\w+ )?degree\b(?! (?:is |are )?(?:required|needed|necessary))/
const GIVES_WAY = '\\b(?:substitut\\w+ (?:for|of)|(?<!\\bor(?: ,)? )in lieu of|in place of|replace)\\b'
const OF_EDUCATION = '\\bsubstitut\\w+ of education\\b'
const REVERSED = new RegExp(
  `\\b(?:${DEGREE}|certificat\\w+)\\b[^.;]{0,60}${GIVES_WAY}[^.;]{0,40}\\b(?:experience|years)\\b|${OF_EDUCATION}`,
)

/** Whether experience stands for a degree there, not a degree for experience. */
const isInstead = (words: string) =>
  !REVERSED.test(words) &&
  (firstMatch(INSTEAD, words) !== null || (LACKING.test(words) && /\b(?:years|experience)\b/.test(words)))

const wordsOf = (statement: Statement) => wordsBetween(statement, 0, statement.list.length)

/** Whether a statement that names a degree lets experience stand for it. */
export function isReplaceable(statement: Statement): boolean {
  if (isEqual(statement) || isExperienceInstead(statement)) return true
  const words = wordsOf(statement)
  if (
    COMBINATION.test(words) &&
    (/degree|bachelor|master|phd|diploma/.test(words.split(COMBINATION)[0] ?? '') ||
      /\bequivalent to\b/.test(words))
  )
    return true
  return isInstead(words)
}

const FOLLOWING =
  /\b(?:following|(?:based|depend\w*) (?:up)?on an?|through (?:an?|the)|your skills through an?) (?:\w+ )?combination/

const ACCEPTED = /\b(?:or|equivalent|any|may|will be|considered|accept\w*|in lieu|substitut\w+)\b/

/** Whether a statement without a degree says that experience may stand for the one named elsewhere. */
export function isStandIn(statement: Statement, followsDegree: boolean): boolean {
  const words = wordsOf(statement)
  if (REVERSED.test(words) || FOLLOWING.test(words)) return false
  return (
    (COMBINATION.test(words) && ACCEPTED.test(words)) ||
    isInstead(words) ||
    (followsDegree && OPENING.test(words)) ||
    /^(?:and \/ )?(?:or )?equivalent (?!education and)(?:\S+ ){0,3}experience\b/.test(words)
  )
}
