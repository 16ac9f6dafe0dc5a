import type { AudienceId } from '../../jobs/job-values.ts'
import { pivotsIn } from './pivots.ts'
import { yearsRequired } from './years.ts'

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

function byExperience(title: string, sentences: readonly string[]): { id: AudienceId; reason: string } {
  if (EARLY.test(title) && !DEPUTY.test(title)) return { id: 'EC', reason: 'the title names a beginner' }
  const required = yearsRequired(sentences)
  if (required === null)
    return { id: `RS${bandOfTitle(title)}`, reason: 'no years are named: the title’s seniority' }
  const reason = `${required.years} years: ${required.sentence.slice(0, 200)}`
  if (required.years < 2) return { id: 'EC', reason }
  return { id: `${required.inIndustry ? 'IE' : 'RS'}${bandOfYears(required.years)}`, reason }
}

/**
 * Whom a job suits: the career pivots that it welcomes, and one band of experience. At least one value, without
 * repeats. Rule: specification, decisions 7, 'Audience groups'.
 */
export function readAudience(title: string, sentences: readonly string[]): AudienceRead {
  const experience = byExperience(title, sentences)
  const audience: AudienceId[] = [...pivotsIn(title, sentences)].sort()
  return { audience: [...audience, experience.id], reason: experience.reason }
}
