import type { TravelLevel } from '@lilypad/domain'

/** How postings word each level. The gap {partners} is filled by the employer. */
export const TRAVEL_LINES: Record<TravelLevel, string[]> = {
  'No Travel': [
    'No travel is required for this position.',
    'This role does not require travel.',
    'Travel: none.',
    'Travel required: 0%.',
    'You will not need to travel for this job.',
  ],
  'Occasional Travel': [
    'Occasional travel to {partners} is part of the year.',
    'Minimal travel, for one planning week each summer.',
    'Expect to travel less than 10% of the time.',
    'Travel up to 5% for team planning.',
    'You will travel two or three times a year for planning weeks with your team.',
    'Limited travel for conferences.',
    'From time to time you will travel to a partner meeting.',
    'Travel of about two weeks a year, planned well ahead.',
    'Requires occasional overnight travel, never on short notice.',
  ],
  'Some Travel': [
    'Some travel is required, mostly in spring and fall.',
    'Travel of 10-20% within the region.',
    'Up to 15% travel to {partners}.',
    'Quarterly travel to {partners} for review meetings.',
    'You will travel four to six times a year for workshops and conferences.',
    'Ability to travel up to 20% of the time, on dates that are set a term ahead.',
    'Approximately 10% travel.',
    'Travel within 90 miles of your home for meetings.',
    'About six weeks of travel a year.',
    'Travel expectation: 15%, mostly day trips.',
  ],
  'Regular Travel': [
    'Willingness to travel to {partners} as needed.',
    'Travel is required during the back-to-school season.',
    'Ability to travel up to 30% of the time.',
    '25-40% travel, by car and by air.',
    'Moderate travel across your region.',
    'You will travel two days a week during the school year.',
    'Regular travel to {partners}.',
    'A valid driver’s license and the ability to travel to {partners} in your region.',
    'Up to 50% travel in launch season.',
    'Travel (about 35%) to workshops, and home by Thursday night.',
  ],
  'Frequent Travel': [
    'Travel of 60-75% is part of this job.',
    'Frequent travel by car and plane.',
    'Daily travel to {partners} in your territory.',
    'Extensive travel throughout the region.',
    'Considerable travel, often with overnight stays.',
    'Travel up to 80% between August and May.',
    'Expect to travel three to four days a week.',
    'A true road warrior role: travel makes up more than half of your time.',
  ],
}

const MOSTLY_AT_HOME = {
  'No Travel': 82,
  'Occasional Travel': 12,
  'Some Travel': 5,
  'Regular Travel': 1,
  'Frequent Travel': 0,
}
const NOW_AND_THEN = {
  'No Travel': 48,
  'Occasional Travel': 24,
  'Some Travel': 16,
  'Regular Travel': 10,
  'Frequent Travel': 2,
}
const ON_THE_ROAD = {
  'No Travel': 12,
  'Occasional Travel': 14,
  'Some Travel': 24,
  'Regular Travel': 32,
  'Frequent Travel': 18,
}

const ROAD_FAMILIES = new Set(['sales', 'consulting', 'partnerships'])
const MIXED_FAMILIES = new Set([
  'success',
  'implementation',
  'training',
  'enablement',
  'enrollment',
  'fundraising',
  'executive',
  'programs',
  'school-leadership',
  'marketing',
])

/** Relative weights of the levels for a family of roles. */
export const travelHabits = (family: string): Record<TravelLevel, number> => {
  if (ROAD_FAMILIES.has(family)) return ON_THE_ROAD
  return MIXED_FAMILIES.has(family) ? NOW_AND_THEN : MOSTLY_AT_HOME
}
