import { mayBeRemote } from '@lilypad/curation'
import { z } from 'zod'
import { decoded, id, optional } from '../answer-fields.ts'
import type { BoardSystem } from '../board-system.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'
import { byJobPosting, completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'K12JobSpot'
const SEARCH = 'https://api.k12jobspot.com/api/Jobs/Search'
const SITE = 'https://www.k12jobspot.com'
const PAGE = 100
const PHRASES = ['searchPhrase', 'keyword', 'keywords', 'q']

const Row = z.object({
  id,
  title: decoded,
  hiringOrganization: decoded.nullish(),
  postedDate: optional,
  location: z.object({ city: optional, regionCode: optional }).nullish(),
})
const List = z.object({ jobs: z.array(z.unknown()) })

/** A tenant is a phrase: a slice of the national index of districts that use Frontline. */
export const k12jobspot: BoardSystem = {
  id: 'k12jobspot',
  label: LABEL,
  readerVersion: 1,
  domains: ['k12jobspot.com'],
  exampleTenant: 'remote',

  detect({ hostname, searchParams }) {
    const phrase = PHRASES.map((name) => searchParams.get(name)?.trim()).find(Boolean)
    return /^(www\.)?k12jobspot\.com$/.test(hostname) ? (phrase?.toLowerCase() ?? null) : null
  },

  careersUrl(tenant) {
    return `${SITE}/Search/Opportunities?${new URLSearchParams({ searchPhrase: tenant })}`
  },

  async read(tenant, context) {
    const filters = ['positionAreas', 'gradeLevels', 'jobTypes'].map((name) => ({ name, filters: [] }))
    const ask = async (offset: number) => {
      // The first row is number 1.
      const part = { pageStartIndex: offset + 1, pageEndIndex: offset + PAGE }
      const response = await context.web.request({
        url: SEARCH,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ searchPhrase: tenant, filters, ...part }),
        isBoard: offset === 0,
      })
      return { rows: parseAnswer(List, response, LABEL).jobs, total: null }
    }
    const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'id' }, context)
    const reader = { version: 1, withDetail: byJobPosting(LABEL), needsDetail: mayBeRemote, isSlice: true }
    return completeList(readItems(rows, Row, toListed), context, { ...reader, cutShort })
  },
}

function toListed(row: z.infer<typeof Row>) {
  const url = `${SITE}/Job/Detail/${encodeURIComponent(row.id)}`
  const employer = row.hiringOrganization ?? null
  return listPosting(row, {
    externalId: row.id,
    title: row.title,
    url,
    places: distinctWords([joinWords([row.location?.city, row.location?.regionCode])]),
    postedAt: row.postedDate,
    company: employer,
    ...(employer && { employer }),
  })
}
