import { fold } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'

const { firstIn } = openPatterns('category')

/** `unknown`: no company is named, and the title does not tell. */
export type Employer = 'school' | 'college' | 'hospital' | 'other' | 'unknown'

/** The kind of employer, by its name, else by title words that only such an employer uses. */
export function employerKind(company: string | null, title: string): Employer {
  const name = fold(company ?? '')
  const found = firstIn('name', name) ?? firstIn('title', fold(title))
  return (found?.pattern.tag as Employer | undefined) ?? (name === '' ? 'unknown' : 'other')
}
