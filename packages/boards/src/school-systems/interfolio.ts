import type { FoundPosting } from '@lilypad/domain'
import { z } from 'zod'
import { body, id, needed, optional } from '../answer-fields.ts'
import { pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, toIsoDay } from '../create-posting.ts'
import { sectionsToHtml } from '../html/escape.ts'
import { parseAnswer, readItems, splitPlaces } from '../parse-answer.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'Interfolio'
const SITE = 'https://apply.interfolio.com'
const API = 'https://logic.interfolio.com/byc-search'
const PAGE = 100
/** In the API's path and in the site's: a lone number there is that of a posting. */
const BOARD = /^(?:byc-search\/)?(\d+)\/(?:positions|public_job_boards)(?:\/|$)/

const Position = z.object({
  legacy_position_id: id,
  name: needed,
  location: optional,
  unit_name: optional,
  open_date: optional,
  open_date_raw: optional,
  description: body,
  qualifications: body,
  instructions: body,
})
const List = z.object({
  results: z.array(z.unknown()),
  total_count: z.number().nullish(),
  title: optional,
})

/** A tenant is an institution's number. */
export const interfolio: BoardSystem = {
  id: 'interfolio',
  label: LABEL,
  readerVersion: 1,
  domains: ['interfolio.com'],
  exampleTenant: '12345',

  detect(address) {
    const isBoards = /^(apply|logic)\.interfolio\.com$/.test(address.hostname)
    return (isBoards && BOARD.exec(pathParts(address).join('/'))?.[1]) || null
  },

  careersUrl(tenant) {
    return `${SITE}/${tenant}/positions`
  },

  async read(tenant, context) {
    let company: string | null = null
    const ask = async (_: number, page: number) => {
      const query = `limit=${PAGE}&page=${page + 1}&sort_by=date&sort_order=desc`
      const url = `${API}/${tenant}/public_job_boards?${query}`
      const list = parseAnswer(List, await context.web.request({ url, isBoard: page === 0 }), LABEL)
      company ??= list.title?.replace(/ Positions$/, '') ?? null
      return { rows: list.results, total: list.total_count ?? null }
    }
    const { rows, cutShort } = await readPages(
      ask,
      { label: LABEL, size: PAGE, id: 'legacy_position_id' },
      context,
    )
    return { outcome: 'read', ...readItems(rows, Position, toPosting), company, cutShort }
  },
}

function toPosting(position: z.infer<typeof Position>): FoundPosting {
  return createPosting({
    externalId: position.legacy_position_id,
    title: position.name,
    url: `${SITE}/${position.legacy_position_id}`,
    html: sectionsToHtml([
      { heading: null, html: position.description },
      { heading: 'Qualifications', html: position.qualifications },
      { heading: 'Application instructions', html: position.instructions },
    ]),
    places: splitPlaces(position.location),
    department: position.unit_name,
    postedAt: toIsoDay(position.open_date_raw ?? position.open_date),
  })
}
