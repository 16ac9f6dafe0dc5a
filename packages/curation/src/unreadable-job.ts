import { type Confidence, type CuratedJob, type FoundPosting, NOTHING_STATED } from '@lilypad/domain'

const LONGEST_TITLE = 500
/** No question either: there is nothing to read. */
const UNSURE: Confidence = { chance: 0, isQuestion: false, likely: [], passage: null }

/** The job of a posting that could not be read: kept, so that it does not seem dropped; `why` is for admins. */
export const unreadableJob = ({ title, externalId }: FoundPosting, why: string): CuratedJob => ({
  title: title.slice(0, LONGEST_TITLE),
  category: 'Other',
  audience: ['RS1'],
  jobType: null,
  workplace: null,
  travel: 'No Travel',
  travelDetails: null,
  locations: [],
  salaryMax: null,
  salaryRange: null,
  applyBy: null,
  postedOn: null,
  summary: '',
  ...NOTHING_STATED,
  stackId: `unreadable/${externalId}`,
  unlistedReason: 'unreadable',
  reasons: { listed: why },
  confidence: { category: UNSURE, workplace: UNSURE },
})
