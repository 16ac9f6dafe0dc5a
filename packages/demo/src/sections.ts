import type { Employer, Section } from './demo-types.ts'
import type { PostingText } from './read-data.ts'

const prose = (part: Section['part'], heading: string | null, paragraphs: string[]): Section => ({
  heading,
  paragraphs,
  items: [],
  part,
})
const list = (part: Section['part'], heading: string, items: string[]): Section => ({
  heading,
  paragraphs: [],
  items,
  part,
})

/** The whole description, in the employer's order and under its headings. */
export function toSections(employer: Employer, text: PostingText, pay: string | null): Section[] {
  const { headings, aboutFirst } = employer
  const about = prose('about', headings.about, employer.about)
  return [
    ...(aboutFirst ? [about] : []),
    prose('role', headings.role, text.role),
    list('list', headings.duties, text.duties),
    list('list', headings.skills, text.skills),
    ...(text.extras ? [list('list', headings.extras, text.extras)] : []),
    prose('terms', headings.terms, text.terms),
    ...(pay === null ? [] : [prose('terms', headings.pay, [pay])]),
    ...(text.hasBenefits === false ? [] : [list('closing', headings.benefits, employer.benefits)]),
    ...(aboutFirst ? [] : [about]),
    prose('closing', null, [...(text.closing ?? []), ...employer.closing]),
  ]
}
