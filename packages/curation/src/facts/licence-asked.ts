import { composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { statesIn } from './eligibility/states-named.ts'
import type { KindNamed } from './licence-kinds.ts'
import type { Part } from './parts.ts'
import { anyWord, either } from './words/either.ts'

/** Where a part names a licence; `isSure` where the words name it by themselves. */
export type Mention = { from: number; to: number; isSure: boolean }

export const isList = ({ head }: Part) => head === 'qualifications' || head === 'demand' || head === 'wish'

const DEMANDED = either(
  /must|requires?d?|preferred|possess|hold|current|valid|active|unrestricted|unencumbered|a plus/,
)
const ASKING = either(
  /holding|ha(?:ve|s)|currently|obtain\w*|eligib\w+|maintain|desir(?:ed|able)|plus|ideal|need(?:ed)?|able|ability/,
  /willing\w*|will be|on track|work(?:ing)? toward|pursuing|minimum|meet\w*|you are/,
)
const ASKS_ALWAYS = new RegExp(`\\b${DEMANDED}\\b`)
const ASKS = new RegExp(`\\b(?:${DEMANDED}|${ASKING})\\b`)
const SEEKS = /\b(?:looking for|seek(?:ing|s)|(?:are|is|now|['’]re) (?:hiring|recruiting))\b/
// 'Seeking a Registered Nurse' names the job.
const TITLE = /^(?:registered|certified nurs|licensed (?:practical|vocational)|rbt|bcba)/
// Papers of others or of companies, help with one's own, and costs of an advertisement ('CPA, CPC and ROAS').
const OF_OTHERS = anyWord(
  /claim\w*|supervis(?:ed|ion) (?:by|from|of|for|toward)|reimburse\w*|tuition|customers?|continuing education|no licen/,
  /we (?:are (?!looking|seeking|hiring|interested|searching)|help|offer|provide|pay|cover|support)|as you work towards?/,
  /assist(?:ance)? (?:with|in)|paid (?:licens|certif|train)|cop(?:y|ies) of|^relevant (?:certif|licen)\w*|exam prep/,
  /licen[sc]es? (?:is|are) not|if (?:the )?position requires|if you are an?|documentation|nmls (?:#|id)|are our\b/,
  /with or without|inspections|compan(?:y|ies) (?:must|is|are)|our (?:\w+ )?(?:licen[sc]|certifi|regist|board)\w*/,
  /roas|cp[cml]\b|kpis?\b/,
)
const HANDLING = either(
  /review\w*|manag(?:e|ing)|verif\w*|ensur\w+|monitor\w*|process\w*|track\w*|(?:knowledge|understanding) of/,
  /experience (?:with|in)|familiar\w* with/,
)

/** Right before a licence, what says that nobody asks for it. In lower case. */
export const NOT_ASKED: readonly Pattern[] = [
  {
    name: 'papers that are handled, or known of',
    expression: composed`\b${HANDLING}(?: [\w'’&/-]+){0,9} $`,
    reads: 'review nurse credentials and ',
    misses: 'you hold nurse credentials and ',
  },
  {
    name: 'not needed',
    expression: /\b(?:not|n['’]t) (?:have|need|required) to (?:be|hold|have)(?: \w+){0,3} $/,
    reads: 'you do not have to be ',
    misses: 'you have to be ',
  },
]
const BESIDE = '(?:support(?:ing)?|team of|with|by|under|alongside|other|all|from)'
const LICENSED = '(?:licen[sc]ed|certified|credentialed|registered|board[- ]certified)'

/** Colleagues, who have a licence of their own. In lower case. */
export const COLLEAGUES: readonly Pattern[] = [
  {
    name: 'licensed colleagues',
    expression: composed`\b${BESIDE}(?: \w+)? (?:fully )?${LICENSED} (?:\w+ ){0,3}\w+(?<!ed|or)\b`,
    reads: 'you work with licensed therapists',
    misses: 'you are a licensed therapist',
  },
]

const BEGINS =
  /^(?:(?:fully |independently )?licensed (?!and|by)|(?:registration|licensure|license|certification) (?:as|in|to|by) )/
// The clause around a paper.
const BEFORE = /[^.;:!?()]*$/
const AFTER = /^[^.;:!?()]*/

/** Whether a posting asks for the licence that one of its parts mentions. */
export function isAsked(part: Part, lower: string, kinds: readonly KindNamed[], mention: Mention): boolean {
  const near = lower.slice(Math.max(0, mention.from - 150), mention.to + 100)
  const before = BEFORE.exec(lower.slice(Math.max(0, mention.from - 150), mention.from))?.[0] ?? ''
  const clause = `${before}${lower.slice(mention.from, mention.to)}${AFTER.exec(lower.slice(mention.to, mention.to + 100))?.[0]}`
  if (OF_OTHERS.test(clause) || firstMatch(NOT_ASKED, before) !== null) return false
  const isItem = part.text.length < 130
  if (firstMatch(COLLEAGUES, near) !== null && !ASKS_ALWAYS.test(near) && !SEEKS.test(near)) return false
  // 'Signed by a licensed physician'
  if (/(?:\b(?:from|by|under) |^)an? licen[sc]ed\b/.test(lower)) return false
  // 'California SLP license', 'Licensed in Colorado as an LPC'
  const isNamedFirst =
    part.text.length < 60 &&
    (BEGINS.test(lower) || [...kinds, ...statesIn(part.text, 'clear')].some(({ from }) => from === 0))
  if (part.head === 'company' || part.head === 'duties')
    return ASKS_ALWAYS.test(near) || (part.head === 'duties' && isNamedFirst)
  if (isList(part)) return isItem || mention.from === 0 || ASKS.test(near)
  return (
    ASKS.test(near) ||
    (SEEKS.test(clause) && !TITLE.test(lower.slice(mention.from))) ||
    (mention.isSure && mention.from < 12 && isItem) ||
    isNamedFirst
  )
}
