import { everyMatch } from '../words/every-match.ts'
import { type Statement, wordsBetween } from '../words/statements.ts'
import { like } from '../words/word-kinds.ts'

const FIELDS =
  /^education (?:is )?(?:required|preferred|in)\b|^(?:(?!experience|work|education|combination|training|practical|years|in\b|or\b|and\b)[a-z]+ ){0,2}(?:degrees?|fields?|certificat\w+|diploma|foreign|ged|majors?|disciplines?|subjects?|areas?|quantitative|technical field|programs?|coursework|from|role|position)\b/
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
const EXPERIENCE =
  '(?:an? )?(?:(?:(?:commensurate|comparable|relevant|related|similar|practical|significant|substantial|demonstrated|verifiable|progressive|work|professional|industry|technical|sufficient|proven|applicable|suitable|appropriate|extensive|solid|strong|hands on|on the job|job|life|lived|real world|military|prior|previous|equal|direct|directly|post \\w+|coursework|the)(?:/| |, )*)+(?:\\w+ )?)?(?:experience|expereince)'
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
const SUBSTITUTED =
  /\b(?:experience|years|training)\b[^.;]{0,90}\b(?:substitut\w+(?! (?:with|by|for (?!(?:the |an? |any |some |such )?(?:\S+ ){0,3}(?:degree|education|bachelors?|masters?|phd|diploma|require\w*|qualif\w*|years?|one|two))))|may replace|can replace|offset|considered as)\b|\b(?:in lieu|in place|instead) of (?:the |an? )?(?:\S+ ){0,3}(?:degree|education\w*|diploma|bachelors?|masters?|phd)|\bsubstituted (?:with|by) (?:\S+ ){0,3}experience\b|\bsubstitut\w+ (?:for|of) (?:the |an? )?(?:\S+ ){0,3}(?:degree|education|bachelors?)/
const CONSIDERED =
  /\b(?:equivalent|comparable|commensurate|relevant|prior|practical)\b[^.;]{0,40}\bexperience\b[^.;]{0,30}\b(?:may|can|will)(?: also)? (?:be (?:considered|accepted|acceptable)|qualify)(?! (?:an?|at|for|during)\b)|\b(?:consider|accept)(?:ing)?\b[^.;]{0,30}\b(?:equivalent|comparable|relevant)\b[^.;]{0,30}\bexperience\b/
const LACKING =
  /\b(?:without|no) (?:an? |the )?(?:\w+ )?degree\b(?! (?:is |are )?(?:required|needed|necessary))/
const REVERSED =
  /\b(?:degree|education|bachelors?|masters?|phd|certificat\w+)\b[^.;]{0,60}\b(?:substitut\w+ (?:for|of)|(?<!\bor(?: ,)? )in lieu of|in place of|replace)\b[^.;]{0,40}\b(?:experience|years)\b|\bsubstitut\w+ of education\b/

/** Whether experience stands for a degree there, not a degree for experience. */
const isInstead = (words: string) =>
  !REVERSED.test(words) &&
  (SUBSTITUTED.test(words) ||
    CONSIDERED.test(words) ||
    (LACKING.test(words) && /\b(?:years|experience)\b/.test(words)))

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
