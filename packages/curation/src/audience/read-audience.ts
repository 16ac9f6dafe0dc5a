import type { AudienceId, Requirements, WithEvidence } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { findCareerPivots } from './career-pivots.ts'

export type AudienceRead = { audience: AudienceId[]; reason: string }

const { any, finds, matchIn } = openPatterns('audience')
const WISH = any('wish')

type Band = 1 | 2 | 3

function bandOfTitle(title: string): Band {
  if (finds('directing title', title)) return 3
  return finds('senior title', title) ? 2 : 1
}

const bandOfYears = (years: number): Band => (years >= 8 ? 3 : years >= 5 ? 2 : 1)

function isOfIndustry(words: string): boolean {
  const [required = ''] = words.split(WISH)
  return !finds('taught', required) && finds('industry', required)
}

function byExperience(
  title: string,
  { experience_years_min: years, evidence }: WithEvidence<Requirements>,
): { id: AudienceId; reason: string } {
  if (finds('early title', title) && !finds('deputy title', title))
    return { id: 'EC', reason: 'the title names a beginner' }
  if (years === null)
    return { id: `RS${bandOfTitle(title)}`, reason: 'no years are required: the title’s seniority' }
  const words = evidence.flatMap((quote) => matchIn('years', quote)?.[0] ?? [])
  const ofIndustry = words.find(isOfIndustry)
  const reason = `${years} years: ${ofIndustry ?? words[0] ?? 'no experience is needed'}`
  if (years < 2) return { id: 'EC', reason }
  return { id: `${ofIndustry === undefined ? 'RS' : 'IE'}${bandOfYears(years)}`, reason }
}

/** The pivots that a job welcomes and one band of the experience that it requires. Rule: the decisions, section 7. */
export function readAudience(
  title: string,
  sentences: readonly string[],
  requirements: WithEvidence<Requirements>,
): AudienceRead {
  const experience = byExperience(title, requirements)
  const audience: AudienceId[] = [...findCareerPivots(title, sentences)].sort()
  return { audience: [...audience, experience.id], reason: experience.reason }
}
