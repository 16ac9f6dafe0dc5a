import type { PostingFacts } from '../../postings/posting-facts.ts'
import type { FactLine } from './fact-line.ts'
import { licenceLine } from './licence-line.ts'
import { requirementsLine } from './requirements-line.ts'
import { whenLine } from './when.ts'
import { whereLine } from './where.ts'

export const FACTS_QUESTION = 'Can I take this job?'

/** `applyBy` is the deadline that the employer's board gives beside the text. */
export const factLines = (facts: PostingFacts, applyBy: string | null = null): FactLine[] => [
  whereLine(facts.eligibility),
  licenceLine(facts.licence),
  requirementsLine(facts.requirements),
  whenLine(facts.calendar, applyBy),
]
