import type { Category } from '../../jobs/job-values.ts'
import { fold } from '../text/fold.ts'
import type { RoleKind } from './title-words.ts'

export type Employer = 'school' | 'college' | 'other'

const COLLEGE =
  /\b(?:college|university|universite|universidad|community college|institute of technology|polytechnic|seminary|cc|school of (?:law|medicine|nursing|business)|(?:business|law|medical|graduate) school)\b/
const SCHOOL =
  /\b(?:public schools?|school district|schools|schoolhouse|isd|usd|cusd|elementary|middle school|high school|charter|montessori|preschool|k ?12|unified|school|district \d+)\b/
const COLLEGE_TITLE = /\b(?:university|college|campus|adjunct|tenure|undergraduate|faculty)\b/
const SCHOOL_TITLE =
  /\b(?:elementary|middle school|high school|public schools?|kindergarten|preschool|prek|pre k|school based|virtual school|virtual academy|k 12|k 5|districtwide|title i|grades? (?:\d|k|pre))\b/

const PROFESSOR = /\b(?:professor|adjunct|lecturer|tenure)\b/

/** The kind of employer, by its name, else by title words that only such an employer uses. */
export function employerKind(company: string | null, title: string): Employer {
  const name = fold(company ?? '')
  if (COLLEGE.test(name)) return 'college'
  if (SCHOOL.test(name)) return 'school'
  const words = fold(title)
  if (PROFESSOR.test(words)) return 'college'
  if (SCHOOL_TITLE.test(words)) return 'school'
  return COLLEGE_TITLE.test(words) ? 'college' : 'other'
}

const BY_EMPLOYER: Readonly<Record<RoleKind, Readonly<Record<Employer, Category>>>> = {
  teach: { school: 'K12 Education', college: 'Higher Ed', other: 'Learning & Development' },
  recruit: {
    school: 'Human Resources/People',
    college: 'Higher Ed',
    other: 'Human Resources/People',
  },
  campus: { school: 'K12 Education', college: 'Higher Ed', other: 'K12 Education' },
  coach: { school: 'K12 Education', college: 'Higher Ed', other: 'Educational Consultant' },
  counsel: { school: 'K12 Education', college: 'Higher Ed', other: 'Other' },
  advise: { school: 'K12 Education', college: 'Higher Ed', other: 'Other' },
  care: { school: 'K12 Education', college: 'Other', other: 'Other' },
  premises: { school: 'K12 Education', college: 'Operations', other: 'Operations' },
  student: { school: 'K12 Education', college: 'Higher Ed', other: 'Higher Ed' },
  library: { school: 'K12 Education', college: 'Higher Ed', other: 'Higher Ed' },
}

/** Whether the employer decides the category of such a role. */
export const isRole = (to: Category | RoleKind): to is RoleKind => Object.hasOwn(BY_EMPLOYER, to)

/**
 * The category of a role at such an employer. A fixed category stays as it is, but a school's registrar belongs to the
 * school.
 */
export function categoryAt(employer: Employer, to: Category | RoleKind): Category {
  if (employer === 'school' && to === 'Higher Ed') return 'K12 Education'
  return isRole(to) ? BY_EMPLOYER[to][employer] : to
}
