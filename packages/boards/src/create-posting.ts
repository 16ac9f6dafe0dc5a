import type { FoundPosting } from '@lilypad/domain'
import { distinctWords } from './answer.ts'

/** A posting of which at least the first three fields are known; what is left out is empty. */
export function createPosting(
  known: Pick<FoundPosting, 'externalId' | 'title' | 'url'> & Partial<FoundPosting>,
): FoundPosting {
  return {
    html: null,
    places: [],
    country: null,
    department: null,
    employment: null,
    workplace: null,
    remote: null,
    pay: null,
    postedAt: null,
    applyBy: null,
    company: null,
    ...known,
  }
}

/** The company, if all postings that name one name the same. */
export function onlyCompany(postings: readonly FoundPosting[]): string | null {
  const names = distinctWords(postings.map((posting) => posting.company))
  return names.length === 1 ? (names[0] ?? null) : null
}

/** Whether postings with the same id, or the same address, differ in their titles, or in the texts that they have. */
export function shareField(
  postings: readonly FoundPosting[],
  name: 'externalId' | 'url',
  other: 'title' | 'html' = 'title',
): boolean {
  const told = postings.filter((posting) => posting[other] !== null)
  const last = new Map(told.map((posting) => [posting[name], posting[other]]))
  return told.some((posting) => last.get(posting[name]) !== posting[other])
}
