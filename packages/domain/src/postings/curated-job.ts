import type { AudienceId, Category, JobType, TravelLevel, UnlistedReason, Workplace } from './job-values.ts'
import type { PostingFacts } from './posting-facts.ts'

/** Every decided field has a reason, shown to admins. */
export type CuratedJob = PostingFacts & {
  title: string
  category: Category
  audience: AudienceId[]
  jobType: JobType | null
  workplace: Workplace | null
  travel: TravelLevel
  /** The sentence that decided the travel level, verbatim; null when no sentence did. */
  travelDetails: string | null
  /** English names of US states, territories and countries, or a region; empty for US-wide or unstated. */
  locations: string[]
  /** Dollars a year; null when unknown or in another currency. */
  salaryMax: number | null
  salaryRange: string | null
  applyBy: string | null
  /** The day on which the board says that it was posted, `YYYY-MM-DD`, or null. */
  postedOn: string | null
  summary: string
  /** Shared by postings with the same company and normalised title at different places. */
  stackId: string
  unlistedReason: UnlistedReason | null
  reasons: Partial<Record<CuratedField, string>>
  confidence: Record<AskedField, Confidence>
}

/** The decisions that admins are asked about when curation is unsure. */
export type AskedField = 'category' | 'workplace'

export type Confidence = {
  chance: number
  /** Too unsure to stand without an admin's answer. */
  isQuestion: boolean
  likely: string[]
  /** The sentence that decided between its neighbours; null where no sentence did. */
  passage: Passage | null
}
export type Passage = { before: string | null; sentence: string; after: string | null }

/** Jobs of earlier versions lack `confidence`. */
export type StoredReasons = CuratedJob['reasons'] & { confidence?: Partial<CuratedJob['confidence']> }

export type CuratedField =
  | 'title'
  | 'category'
  | 'audience'
  | 'jobType'
  | 'workplace'
  | 'travel'
  | 'locations'
  | 'salary'
  | 'listed'
