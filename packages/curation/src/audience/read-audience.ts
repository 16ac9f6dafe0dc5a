import type { AudienceId, Requirements, WithEvidence } from '@lilypad/domain'
import { anyOf, composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { pivotsIn } from './pivots.ts'

export type AudienceRead = { audience: AudienceId[]; reason: string }

const EARLY = /\b(?:entry[- ]level|junior|jr|assistant|intern|internship|co-?op|apprentice|trainee)\b/i
const OF_COLLEGE = '(?:president|dean|provost|controller|registrar)'
// An assistant to a leader is not a beginner.
const DEPUTY = composed`\bassistant (?:vice |general )?(?:director|principal|professor|superintendent|${OF_COLLEGE}|manager|counsel)\b`
const DIRECTING =
  /\b(?:director|head|[se]?vp|president|chief|c[efotmi]o|ciso|provost|dean|superintendent|managing partner)\b/i
const SENIOR =
  /\b(?:senior|sr|lead|manager|principal|staff (?:\w+ )?(?:engineer|scientist|designer|developer))\b/i
// 'School Principal' leads a school; 'Principal Engineer' is an engineer.
const HEAD_OF_SCHOOL = /\bprincipal\b(?=\s*(?:$|[,(–-]|of\b|at\b))/i

type Band = 1 | 2 | 3

function bandOfTitle(title: string): Band {
  if (DIRECTING.test(title) || HEAD_OF_SCHOOL.test(title)) return 3
  return SENIOR.test(title) ? 2 : 1
}

const bandOfYears = (years: number): Band => (years >= 8 ? 3 : years >= 5 ? 2 : 1)

const INDUSTRIES = '(?:industry|industries|sector|market|markets|space|vertical)'
const MARKETS = anyOf([
  'ed[\\s-]?tech',
  'education(?:al)? (?:technology|publishing)',
  'education (?:industry|market|sector|space)',
  'k-?12',
  'pre-?k-?12',
  'higher ed(?:ucation)?',
  'publishing',
  '(?:e-?learning|assessment|consulting) industry',
  'consulting firm',
  'saas',
  'non-?profit',
  'health\\s?care',
  'fin-?tech',
  'financial services',
  'corporate (?:learning|training)',
  'school districts?',
  'school operations',
  'government',
  'public sector',
  'philanthropy',
])

/** Years tied to a named industry or market: 'edtech sales', not a skill. */
export const INDUSTRY: readonly Pattern[] = [
  {
    name: 'a named market',
    expression: composed`\b${MARKETS}\b`,
    reads: 'years of edtech sales',
    misses: 'years of enterprise sales',
  },
  {
    name: 'education as a market',
    expression: /\beducation\b(?! (?:or|and\/or|requirement|level))/i,
    reads: 'years in education sales',
    misses: 'years of experience; education or training may stand for it',
  },
  {
    name: 'in an industry',
    expression: composed`\b(?:in|within|from) (?:the |an? )?[\w-]+(?: [\w-]+)? ${INDUSTRIES}\b(?! settings?)`,
    reads: 'years in the music industry',
    misses: 'years in applied industry settings',
  },
]

const YEARS = /\b(?:years?|yrs)\b.{0,160}/i
// What is only wished ties nothing.
const WISH = /\b(?:preferably|preferred|ideally|desired|a plus|nice to have)\b/i
// Years of teaching are a career to pivot from, not an industry.
const TAUGHT = /\b(?:teach(?:ing|er|ers)?|taught|class ?room|instruct(?:ion|or|ors)?|educators?)\b/i

const isOfIndustry = (words: string): boolean => {
  const [required = ''] = words.split(WISH)
  return !TAUGHT.test(required) && firstMatch(INDUSTRY, required) !== null
}

function byExperience(
  title: string,
  { experience_years_min: years, evidence }: WithEvidence<Requirements>,
): { id: AudienceId; reason: string } {
  if (EARLY.test(title) && !DEPUTY.test(title)) return { id: 'EC', reason: 'the title names a beginner' }
  if (years === null)
    return { id: `RS${bandOfTitle(title)}`, reason: 'no years are required: the title’s seniority' }
  const words = evidence.flatMap((quote) => YEARS.exec(quote)?.[0] ?? [])
  const ofIndustry = words.find(isOfIndustry)
  const reason = `${years} years: ${ofIndustry ?? words[0] ?? 'no experience is needed'}`
  if (years < 2) return { id: 'EC', reason }
  return { id: `${ofIndustry === undefined ? 'RS' : 'IE'}${bandOfYears(years)}`, reason }
}

/**
 * Whom a job suits: the career pivots that it welcomes, and one band of the experience that it requires. At least one
 * value, without repeats. Rule: specification, decisions 7, 'Audience groups'.
 */
export function readAudience(
  title: string,
  sentences: readonly string[],
  requirements: WithEvidence<Requirements>,
): AudienceRead {
  const experience = byExperience(title, requirements)
  const audience: AudienceId[] = [...pivotsIn(title, sentences)].sort()
  return { audience: [...audience, experience.id], reason: experience.reason }
}
