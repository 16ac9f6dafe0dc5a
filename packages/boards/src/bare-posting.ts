import type { FoundPosting } from '@lilypad/domain'

/** A posting of which a list tells no more than this: everything else is still to be found. */
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
