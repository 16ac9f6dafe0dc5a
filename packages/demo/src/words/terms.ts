/** Sentences on place, hours and applying. Gaps: {places} {city} {org} {host}. */
export const NATIONWIDE_LINES = [
  'This is a fully remote position, open to candidates anywhere in the United States.',
  'Work from home from any US state.',
  'Remote within the United States; you need the right to work here, and we cannot sponsor visas.',
  'The role is 100% remote. We hire in all fifty states.',
]
export const ANYWHERE_LINES = [
  'This position is fully remote.',
  'You can do this job from home, wherever home is.',
  'Our team is distributed, and this role is remote.',
]
export const STATES_LINES = [
  'This remote position is open to residents of {places}.',
  'You work from home and live in {places}.',
  'Remote. Because of licensing and payroll rules we can hire only in {places}.',
]
export const COUNTRIES_LINES = [
  'This remote role is open to people who live in {places}.',
  'Work from home in {places}, with most of your hours in your own time zone.',
  'Remote in {places}. You need the right to work there.',
]
export const REGION_LINES = [
  'You can work remotely from anywhere in {places}.',
  'Remote within {places}; our meetings fall between 13:00 and 17:00 UTC.',
]
export const HYBRID_LINES = [
  'This is a hybrid position: Tuesdays to Thursdays in our {city} office, the other days where you like.',
  'Hybrid, with two days a week in our office in {city}.',
]
export const ON_SITE_LINES = [
  'This position is on-site at our {city} location, five days a week.',
  'You will work on-site in {city}.',
]
export const UNCLEAR_LINES = [
  'The team meets on Monday mornings to plan the week.',
  'Hours are regular, with some flexibility at both ends of the day.',
]

export const PART_TIME_LINES = [
  'This is a part-time position of 15 to 20 hours a week.',
  'Part-time, up to 25 hours a week during the academic year.',
]
export const CONTRACT_LINES = [
  'This is a contract position for six months, with a possible extension.',
  'You will work as an independent contractor; we agree on hours month by month.',
]
export const TEMPORARY_LINES = [
  'This is a temporary position from August to December.',
  'A temporary post to cover a leave, until the end of June.',
]
export const INTERNSHIP_LINES = [
  'This is a paid internship of twelve weeks.',
  'An internship of one term, 20 hours a week, with a mentor of your own.',
]

export const DEADLINE_LINES = ['Please apply by {deadline}.', 'Applications are open until {deadline}.']

export const APPLY_LINES = [
  'To apply, send a résumé and a few honest sentences on why this role. We read all of them.',
  'We answer every application within ten working days. More on how we hire: [our hiring guide](https://{host}/hiring).',
  'If you meet most but not all of the qualifications, please apply anyway.',
  'Our process: a short call, a paid work sample, and a conversation with the team.',
  'Need an adjustment during the process? Write to [people@{host}](mailto:people@{host}).',
]

/** Perks that speak of travel without asking for any, and other benefits shared by many employers. */
export const SHARED_BENEFITS = [
  'Medical, dental and vision insurance from the first day',
  'A retirement plan with a 4% match',
  'Twelve weeks of paid parental leave',
  'A $1,200 yearly budget for courses and books',
  'Tuition assistance of up to $3,000 a year',
  'A yearly all-staff retreat, with travel and lodging on us',
  'Commuter and transit benefits',
  'A sabbatical of four weeks with a travel stipend',
  'Mental health days that nobody asks about',
  'Two paid days a year for volunteering',
  'A conference fund that covers registration and travel',
  'Discounts on travel, fitness and phones',
  'Life and disability insurance',
  'A quiet week between the years when all of us are off',
]
export const HOME_BENEFITS = [
  'A $600 stipend for your home office',
  'A laptop of your choice and a monthly internet allowance',
]
