/** How an employer words its headings and in which order its sections come. */
export type Voice = {
  about: string | null
  role: string
  duties: string
  skills: string
  extras: string
  terms: string
  pay: string
  benefits: string
  /** The company introduces itself first, or only at the end. */
  aboutFirst: boolean
  fullStops: boolean
}

export const VOICES: readonly [Voice, ...Voice[]] = [
  {
    about: 'About {org}',
    role: 'About the role',
    duties: 'What you’ll do',
    skills: 'What you’ll bring',
    extras: 'Nice to have',
    terms: 'Where and how',
    pay: 'Compensation',
    benefits: 'Benefits',
    aboutFirst: true,
    fullStops: false,
  },
  {
    about: 'Who we are',
    role: 'The opportunity',
    duties: 'Key responsibilities',
    skills: 'Qualifications',
    extras: 'Preferred qualifications',
    terms: 'Working conditions',
    pay: 'Salary',
    benefits: 'What we offer',
    aboutFirst: true,
    fullStops: true,
  },
  {
    about: 'A word about us',
    role: 'The job in short',
    duties: 'Your week will hold',
    skills: 'You will enjoy this if you have',
    extras: 'And if you also have one of these, tell us',
    terms: 'Good to know',
    pay: 'Pay',
    benefits: 'We look after each other',
    aboutFirst: false,
    fullStops: false,
  },
  {
    about: null,
    role: 'Position summary',
    duties: 'Essential duties',
    skills: 'Minimum qualifications',
    extras: 'Preferred qualifications',
    terms: 'Work location and schedule',
    pay: 'Compensation and hours',
    benefits: 'Benefits summary',
    aboutFirst: true,
    fullStops: true,
  },
  {
    about: 'Our mission',
    role: 'Why this role exists',
    duties: 'What you will own',
    skills: 'What we are looking for',
    extras: 'Bonus points',
    terms: 'Logistics',
    pay: 'What we pay',
    benefits: 'Perks and benefits',
    aboutFirst: true,
    fullStops: false,
  },
  {
    about: 'About the team',
    role: 'Your role',
    duties: 'Your tasks',
    skills: 'Your profile',
    extras: 'It helps if you bring',
    terms: 'Place and time',
    pay: 'Your salary',
    benefits: 'What you can expect from us',
    aboutFirst: false,
    fullStops: false,
  },
]
