import { boards, jobs } from '../schema/index.ts'

/** What a row of the list shows. */
export const rowColumns = {
  id: jobs.id,
  title: jobs.title,
  companyName: jobs.companyName,
  url: jobs.url,
  jobType: jobs.jobType,
  workplace: jobs.workplace,
  travel: jobs.travel,
  locations: jobs.locations,
  audience: jobs.audience,
  category: jobs.category,
  salaryMax: jobs.salaryMax,
  salaryRange: jobs.salaryRange,
  applyBy: jobs.applyBy,
  postedOn: jobs.postedOn,
  approvedAt: jobs.approvedAt,
  featured: jobs.featured,
  stackId: jobs.stackId,
  licenceNeed: jobs.licenceNeed,
  eligibleStates: jobs.eligibleStates,
  isPlaceStated: jobs.isPlaceStated,
  degree: jobs.degree,
  deadline: jobs.deadline,
  logoFile: boards.logoFile,
  logoOneOff: jobs.logoOneOff,
  /** Checked: a doubted or incomplete scrape does not say which postings are there. */
  lastScrapedAt: boards.lastSoundAt,
}
