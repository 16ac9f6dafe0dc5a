import type { CuratedListing, CurationEdit } from '@lilypad/contracts'
import type { DeskJob } from '@lilypad/db'
import { type AskedField, type CuratedField, type EditedField, editedFields, toFacts } from '@lilypad/domain'
import { toWire } from '../../http/to-wire.ts'

const EDITS: Record<EditedField, CurationEdit> = {
  category: 'category',
  audience: 'audience',
  travel: 'travel',
  workplace: 'workplace',
  salaryMax: 'salary_max',
  featured: 'featured',
  eligibility: 'eligibility',
  licence: 'licence',
  requirements: 'requirements',
  calendar: 'calendar',
}

/** The name of each reason; whether a job is listed has its own field. */
const REASONS: Record<Exclude<CuratedField, 'listed'>, string> = {
  title: 'title',
  category: 'category',
  audience: 'audience',
  jobType: 'job_type',
  workplace: 'workplace',
  travel: 'travel',
  locations: 'locations',
  salary: 'salary_max',
}

/** The rules' reasons, without those of fields that an admin set. */
const toReasons = ({ reasons }: DeskJob, edited: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(REASONS).flatMap(([field, name]) => {
      const reason = reasons[field as keyof typeof REASONS]
      return reason === undefined || edited.includes(name) ? [] : [[name, reason]]
    }),
  )

const ASKED = ['category', 'workplace'] as const satisfies readonly AskedField[]

/** How sure the rules are of what no admin set, and which of it is a question. */
function toConfidence({ reasons: { confidence = {} } }: DeskJob, edited: readonly string[]) {
  const open = ASKED.filter((field) => confidence[field] && !edited.includes(field))
  return {
    confidence: Object.fromEntries(open.map((field) => [field, confidence[field]])),
    questions: open.filter((field) => confidence[field]?.isQuestion),
  }
}

export function toCuratedListing(job: DeskJob): CuratedListing {
  const edited = editedFields(job.overrides).map((field) => EDITS[field])
  return {
    ...toWire(job),
    first_seen_at: job.createdAt.toISOString(),
    facts: toFacts(job),
    is_imported: !job.isOnBoard,
    reasons: toReasons(job, edited),
    ...toConfidence(job, edited),
    edited,
  }
}
