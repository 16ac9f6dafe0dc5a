/** Sentences by which a posting says whom it welcomes. Gaps: {craft} {industry} {n} {m} {word}. */
export const WELCOME_LINES = {
  CP1: [
    'Former classroom teachers are warmly encouraged to apply',
    'Prior K-12 teaching experience is a real plus',
    'Experience as a preK-12 educator preferred',
    'We love to hear from teachers who are ready for their next chapter',
    'Classroom teaching experience in any grade from preK to 12 is welcome',
  ],
  CP2: [
    'Experience teaching or advising at a college or university is welcome',
    'Prior adjunct or faculty experience is a plus',
    'College teaching, advising or admissions experience preferred',
  ],
  CP3: [
    'A background in education, in any role, will help you here',
    'Experience working in education preferred',
    'Experience in an education setting, formal or not, is welcome',
    'Work experience in the field of education is a plus',
  ],
} as const

export const YEARS_LINES = [
  '{n}+ years of experience in {craft}',
  'At least {n} years of experience in {craft}',
  '{n}-{m} years of experience in {craft}',
  'A minimum of {n} years in {craft}',
  '{Word} or more years of experience in {craft}',
  '{n} to {m} years in {craft}',
]

export const FIRST_JOB_LINES = [
  'At least one year of experience in {craft}, internships included',
  '0-1 years of experience in {craft}; we will teach you the rest',
  'Six months to one year of experience in {craft}',
]

/** Names no years: the title must say that it is a first job. */
export const NO_EXPERIENCE_LINE = 'No prior experience in {craft} is required: curiosity is'

export const INTERN_LINES = [
  'Current enrollment in a degree program, or graduation within the last year',
  'You are a student or a recent graduate',
]

export const NUMBER_WORDS: Record<number, string> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  12: 'twelve',
  15: 'fifteen',
}
