import { fold } from '@lilypad/domain'
import PACKED from '../patterns/category.json' with { type: 'json' }
import { firstMatch, openPatterns } from '../patterns/pattern.ts'

const { rows } = openPatterns(PACKED)
const [OF_NAME, OF_TITLE] = [rows('name'), rows('title')]

/** `unknown`: no company is named, and the title does not tell. */
export type Employer = 'school' | 'college' | 'hospital' | 'other' | 'unknown'

/** The kind of employer, by its name, else by title words that only such an employer uses. */
export function employerKind(company: string | null, title: string): Employer {
  const name = fold(company ?? '')
  const found = firstMatch(OF_NAME, name) ?? firstMatch(OF_TITLE, fold(title))
  return (found?.pattern.tag as Employer | undefined) ?? (name === '' ? 'unknown' : 'other')
}
