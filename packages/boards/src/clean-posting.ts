import { type FoundPosting, withoutUnseen } from '@lilypad/domain'

/** More than any honest board writes: what is longer is cut before any pattern meets it. */
const MAX_LENGTHS = { name: 500, id: 1_000, address: 4_000, html: 2_000_000 }
const MAX_PLACES = 100

/** Neither JSON nor PostgreSQL takes a NUL or half a character. */
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** A text that can be stored, at most this long. */
function storable(text: string, longest: number): string {
  return text.slice(0, longest).replace(UNSTORABLE, '')
}

/** A line that can be stored, at most this long, which shows what it says. */
export function cleanText(text: string, longest: number = MAX_LENGTHS.name): string {
  return withoutUnseen(storable(text, longest))
}

/** A posting whose texts can be stored and are no longer than a posting's. */
export function cleanPosting(posting: FoundPosting): FoundPosting {
  const { pay } = posting
  return {
    ...posting,
    externalId: storable(posting.externalId, MAX_LENGTHS.id),
    title: cleanText(posting.title),
    url: storable(posting.url, MAX_LENGTHS.address),
    html: posting.html && storable(posting.html, MAX_LENGTHS.html),
    places: posting.places.slice(0, MAX_PLACES).map((place) => cleanText(place)),
    country: clean(posting.country),
    department: clean(posting.department),
    employment: clean(posting.employment),
    workplace: clean(posting.workplace),
    pay: pay && {
      ...pay,
      text: clean(pay.text),
      interval: clean(pay.interval),
      currency: clean(pay.currency),
    },
    postedAt: clean(posting.postedAt),
    applyBy: clean(posting.applyBy),
    company: clean(posting.company),
    ...(posting.employer && { employer: cleanText(posting.employer) }),
  }
}

function clean(text: string | null): string | null {
  return text === null ? null : cleanText(text)
}
