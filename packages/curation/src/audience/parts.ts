import { anyOf } from '../patterns/pattern.ts'

/** Whom one teaches before college. */
export const SCHOOL = anyOf([
  'k-?(?:5|6|8|12)',
  'pre-?k(?:-?12)?',
  'pre-?school',
  'kindergarten',
  'elementary',
  'primary[- ](?:schools?|grades?|years)',
  'middle[- ]school',
  'high[- ]school',
  'secondary',
  'schools?',
  'grades?',
  'early childhood',
])

export const COLLEGE = anyOf([
  'colleges?',
  'collegiate',
  'university',
  'universities',
  'higher ed(?:ucation)?',
  'post-?secondary',
  'undergraduates?',
  'graduate[- ]level',
  'academic (?:setting|library|department)',
  'adjunct',
  'professors?',
  'faculty',
  'lecturers?',
])

/** People who teach, as one person and as several. */
export const TEACHER = '(?:teacher|educator|instructor|professor|lecturer|faculty member|adjunct)'
export const TEACHERS = `(?:${TEACHER}s?|faculty)`

export const EXPERIENCE = '(?:experience|experienced|background|expertise|history of|record of|career)'
/** Up to this many words, none of which begins another thought. */
export const words = (most: number) => `(?:(?!that\\b|which\\b|who\\b|to\\b)[\\w'’/&()+-]+ ){0,${most}}?`

export const SCHOOLING = anyOf([
  'education',
  'education settings?',
  'educational (?:settings?|environments?|organi[sz]ations?|institutions?|technology)',
  'ed-?tech',
  'schools?',
  'school districts?',
  'districts',
])
/** The kind of schooling, as it stands before the word. */
export const KIND =
  '(?:(?:an? |the )?(?:fields? of )?(?:(?:k-?12|pre-?k-?12|higher|public|charter|early childhood|special|online) )?)'
