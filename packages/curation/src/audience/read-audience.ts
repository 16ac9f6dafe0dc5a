import type { AudienceId, Requirements, WithEvidence } from '@lilypad/domain'
import { pivotsIn } from './pivots.ts'

export type AudienceRead = { audience: AudienceId[]; reason: string }

const EARLY = /\b(?:entry[- ]level|junior|jr|assistant|intern|internship|apprentice|trainee)\b/i
// An assistant to a leader is not a beginner.
const DEPUTY =
  /\bassistant (?:vice |general )?(?:director|principal|professor|superintendent|president|dean|provost|controller|manager|registrar|counsel)\b/i
const DIRECTING =
  /\b(?:director|head|vp|svp|evp|vice president|president|chief|c[efotmi]o|ciso|provost|dean|superintendent|managing partner)\b/i
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

// 'edtech sales' behind the years, not a skill.
const INDUSTRY =
  /\b(?:ed ?-?tech|education(?:al)? technology|k-?12|pre-?k-?12|higher ed(?:ucation)?|publishing|education (?:industry|market|sector|space)|e-?learning industry|assessment industry|saas|non-?profit|health ?care|fin-?tech|financial services|corporate (?:learning|training)|school districts?|state (?:and local )?government|public sector|consulting (?:firm|industry)|government\b|school operations|education\b(?! (?:or|and\/or|requirement|level))|educational publishing|philanthropy|(?:in|within|from) (?:the |an? )?[\w-]+(?: [\w-]+)? (?:industry|industries|sector|market|markets|space|vertical))\b/i

const YEARS = /\b(?:years?|yrs)\b.{0,160}/i

function byExperience(
  title: string,
  { experience_years_min: years, evidence }: WithEvidence<Requirements>,
): { id: AudienceId; reason: string } {
  if (EARLY.test(title) && !DEPUTY.test(title)) return { id: 'EC', reason: 'the title names a beginner' }
  if (years === null)
    return { id: `RS${bandOfTitle(title)}`, reason: 'no years are required: the title’s seniority' }
  const words = evidence.flatMap((quote) => YEARS.exec(quote)?.[0] ?? [])
  const ofIndustry = words.find((quote) => INDUSTRY.test(quote))
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
