import { fold } from '@lilypad/domain'

/** `unknown`: no company is named, and the title does not tell. */
export type Employer = 'school' | 'college' | 'hospital' | 'other' | 'unknown'

const COLLEGE =
  /\b(?:college|university|universite|universidad|community college|institute of technology|polytechnic|seminary|cc|school of (?:law|medicine|nursing|business)|(?:business|law|medical|graduate) school)\b/
const SCHOOL =
  /\b(?:public schools?|school district|schools|schoolhouse|isd|usd|cusd|elementary|middle school|high school|charter|montessori|preschool|k ?12|unified|school|district \d+)\b/
const HOSPITAL = /\b(?:hospitals?|medical (?:center|centre|group)|clinics?|healthcare|health system)\b/
const COLLEGE_TITLE = /\b(?:university|college|campus|adjunct|tenure|undergraduate|faculty)\b/
const SCHOOL_TITLE =
  /\b(?:elementary|middle school|high school|public schools?|kindergarten|preschool|prek|pre k|school based|virtual school|virtual academy|k 12|k 5|districtwide|title i|grades? (?:\d|k|pre))\b/

const PROFESSOR = /\b(?:professor|adjunct|lecturer|tenure)\b/

/** The kind of employer, by its name, else by title words that only such an employer uses. */
export function employerKind(company: string | null, title: string): Employer {
  const name = fold(company ?? '')
  if (COLLEGE.test(name)) return 'college'
  if (SCHOOL.test(name)) return 'school'
  if (HOSPITAL.test(name)) return 'hospital'
  const words = fold(title)
  if (PROFESSOR.test(words)) return 'college'
  if (SCHOOL_TITLE.test(words)) return 'school'
  if (COLLEGE_TITLE.test(words)) return 'college'
  return name === '' ? 'unknown' : 'other'
}
