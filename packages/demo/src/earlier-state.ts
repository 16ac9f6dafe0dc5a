import type { EarlierState, FoundPosting } from '@lilypad/domain'
import { MARKUPS, sectionsHtml } from './answers/html.ts'
import type { DemoPosting } from './demo-types.ts'
import { makeDemoBoards } from './make-boards.ts'

/** A posting of the free tenth without pay that the employer published weeks ago, whatever the day. */
const POSTING = '1518c0d3-6a88-451e-a6a8-c37c0c8796a4'
const DAY = 86_400_000

/** The places, the workplace and one sentence were others. */
const earlierFound = (posting: DemoPosting): FoundPosting => {
  const asBefore = (text: string) =>
    text.replace('Work from home in Canada,', 'Work from our Toronto office on two days of the week,')
  const sections = posting.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(asBefore),
  }))
  return {
    externalId: posting.id,
    title: posting.title,
    url: posting.url,
    html: sectionsHtml(sections, MARKUPS.styled),
    places: ['Toronto, Canada'],
    country: 'Canada',
    department: posting.department,
    employment: 'FullTime',
    workplace: 'Hybrid',
    remote: false,
    pay: null,
    postedAt: posting.publishedAt,
    applyBy: null,
    company: null,
  }
}

/** The history of one demo posting, so that a new product has one to show. Null when the posting is no longer made. */
export const demoEarlierState = (today: Date): EarlierState | null => {
  const boards = makeDemoBoards({ today })
  const posting = boards.flatMap(({ postings }) => postings).find(({ id }) => id === POSTING)
  if (!posting) return null
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY)
  const oldTitle = posting.title.replace('Manager', 'Specialist')
  return {
    tenant: posting.tenant,
    found: earlierFound(posting),
    firstSeenAt: new Date(Date.parse(posting.publishedAt) + DAY),
    changes: [
      { seenAt: daysAgo(18), change: { field: 'title', before: oldTitle, after: posting.title } },
      { seenAt: daysAgo(11), change: { field: 'pay', before: '$81,000 - $86,000', after: null } },
    ],
    absence: { goneAt: daysAgo(9), backAt: daysAgo(4) },
    earlier: {
      externalId: `${POSTING}-before`,
      title: oldTitle,
      firstSeenAt: daysAgo(190),
      lastSeenAt: daysAgo(131),
      goneAt: daysAgo(130),
    },
  }
}
