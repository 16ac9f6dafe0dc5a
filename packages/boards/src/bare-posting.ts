import type { FoundPosting } from '@lilypad/domain'

/** A posting with the fields that any list gives; everything else is empty. */
export function barePosting({
  externalId,
  title,
  url,
}: Pick<FoundPosting, 'externalId' | 'title' | 'url'>): FoundPosting {
  return {
    externalId,
    title,
    url,
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
  }
}
