/** What an employer's subjects, grades, markets and territories are called; the role texts have gaps for them. */
export type Topics = { subjects: string[]; grades: string[]; markets: string[]; foreign: RegExp | null }

const SCHOOL: Topics = {
  subjects: [
    'elementary math',
    'early literacy',
    'middle school science',
    'high school English',
    'social studies',
    'Spanish',
    'computer science',
    'Algebra I',
    'special education',
    'ESL',
    'music',
    'visual arts',
    'biology',
    'U.S. history',
  ],
  grades: [
    'Grades K-2',
    'Grades 3-5',
    'Grades 6-8',
    'Grades 9-12',
    'Elementary',
    'Middle School',
    'High School',
  ],
  markets: [
    'K-12 Districts',
    'Charter Networks',
    'State Agencies',
    'Independent Schools',
    'International Schools',
    'Large Districts',
    'Rural Districts',
  ],
  foreign: null,
}

const COLLEGE: Topics = {
  subjects: [
    'nursing',
    'business administration',
    'psychology',
    'cybersecurity',
    'data science',
    'criminal justice',
    'public health',
    'accounting',
    'English composition',
    'statistics',
    'social work',
    'early childhood education',
  ],
  grades: [],
  markets: [
    'Higher Education',
    'Community Colleges',
    'Graduate Schools',
    'Workforce Programs',
    'Online Degrees',
  ],
  foreign:
    /\b(teachers?|classrooms?|schools?|districts?|children|superintendents?|principals?|famil(y|ies)|grade band|ten-year-old)\b/i,
}

const WORK: Topics = {
  subjects: [
    'leadership',
    'workplace safety',
    'compliance',
    'customer service skills',
    'data literacy',
    'sales skills',
    'inclusive management',
    'healthcare onboarding',
  ],
  grades: [],
  markets: ['Healthcare', 'Retail', 'Manufacturing', 'Financial Services', 'Public Sector', 'Technology'],
  foreign:
    /\b(teachers?|classrooms?|schools?|districts?|students?|children|superintendents?|principals?|registrars?|curriculum|ten-year-old|read yet|famil(y|ies)|roster\w*|SIS|faculty|term|educators?|education researcher|psychometrician)\b/i,
}

const ABROAD: Topics = {
  subjects: [
    'English for work',
    'exam preparation',
    'geography',
    'world history',
    'business English',
    'earth science',
  ],
  grades: ['Primary', 'Lower Secondary', 'Upper Secondary'],
  markets: [
    'International Schools',
    'Secondary Schools',
    'Universities',
    'Language Schools',
    'School Trusts',
  ],
  foreign:
    /\b(districts?|superintendents?|states?|K-12|registrars?|back-to-school|American Sign|Grant Accountant|Clinical)\b/i,
}

/** Topics by the kind of learner. `foreign` marks sentences and titles that would be out of place there. */
export const TOPICS = { school: SCHOOL, college: COLLEGE, work: WORK, abroad: ABROAD }
export type TopicName = keyof typeof TOPICS

export const TERRITORIES = [
  'Northeast',
  'Southeast',
  'Great Lakes',
  'Mountain West',
  'Mid-Atlantic',
  'Pacific Northwest',
  'Upper Midwest',
  'Gulf Coast',
  'New England',
  'Southwest',
]

export const EUROPEAN_TERRITORIES = ['DACH', 'Nordics', 'Benelux', 'Iberia', 'UK & Ireland', 'Central Europe']
