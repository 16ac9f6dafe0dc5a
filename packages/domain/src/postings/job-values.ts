/** The closed lists that describe a job. Source: the specification's part 2 and its decisions, section 7. */

export const JOB_TYPES = ['Full-Time', 'Part-Time', 'Contract', 'Temporary', 'Internship'] as const
export type JobType = (typeof JOB_TYPES)[number]

export const WORKPLACES = ['Remote', 'Hybrid', 'On-Site'] as const
export type Workplace = (typeof WORKPLACES)[number]

/** From least to most: levels are compared by their place here. */
export const TRAVEL_LEVELS = [
  'No Travel',
  'Occasional Travel',
  'Some Travel',
  'Regular Travel',
  'Frequent Travel',
] as const
export type TravelLevel = (typeof TRAVEL_LEVELS)[number]

export const CATEGORIES = [
  'K12 Education',
  'Higher Ed',
  'Educational Consultant',
  'Customer Success',
  'Customer Support',
  'Learning & Development',
  'Curriculum',
  'Instructional Design',
  'Product Development',
  'UX/UI',
  'Data Analysis/Research',
  'Executive',
  'Finance',
  'Human Resources/People',
  'Operations',
  'Sales',
  'Marketing',
  'Communications',
  'Fundraising & Development',
  'Program or Project Management',
  'Technical',
  'Other',
] as const
export type Category = (typeof CATEGORIES)[number]

export const AUDIENCE_IDS = ['CP1', 'CP2', 'CP3', 'EC', 'RS1', 'RS2', 'RS3', 'IE1', 'IE2', 'IE3'] as const
export type AudienceId = (typeof AUDIENCE_IDS)[number]

export const UNLISTED_REASONS = [
  'not_remote',
  'workplace_unknown',
  'low_paying',
  'unreadable',
  'deleted',
  'do_not_list',
  'closed',
] as const
export type UnlistedReason = (typeof UNLISTED_REASONS)[number]

/** The special choice of the location filter: jobs that name no place. */
export const HIRING_NATIONALLY = 'Hiring Nationally'
