import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { anything, body, flag, id, needed, optional } from '../answer-fields.ts'
import { subdomains } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { readPay } from '../create-posting.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { unlikeTotal } from '../read-pages.ts'

const LABEL = 'BambooHR'
const VERSION = 2
/** `isRemote` is often null when there is a place, so it comes second. */
const WORKPLACES: Record<string, string> = { 0: 'on-site', 1: 'remote', 2: 'hybrid' }

const Place = z.object({
  city: optional,
  state: optional,
  province: optional,
  country: optional,
  addressCountry: optional,
})
const Row = z.object({
  id,
  jobOpeningName: needed,
  departmentLabel: optional,
  employmentStatusLabel: optional,
  location: Place.nullish(),
  atsLocation: Place.nullish(),
  locationType: anything,
  isRemote: flag.catch(null),
})
const List = z.object({
  meta: z.object({ totalCount: z.number().nullish() }).nullish(),
  result: z.array(z.unknown()),
})
const Opening = z.object({
  description: body,
  datePosted: optional,
  compensation: optional.catch(null),
  location: Place.nullish(),
  atsLocation: Place.nullish(),
})
const Detail = z.object({ result: z.object({ jobOpening: Opening }) })
type Row = z.infer<typeof Row>
type Places = Pick<Row, 'location' | 'atsLocation'>

/** The list's format comes from recordings. That of single postings comes from notes and is unverified. */
export const bamboohr: BoardSystem = {
  id: 'bamboohr',
  label: LABEL,
  readerVersion: VERSION,
  ...subdomains(
    'bamboohr.com',
    '/careers',
    'www api app help partners documentation marketplace status resources',
  ),

  async read(tenant, context) {
    const board = `https://${tenant}.bamboohr.com/careers`
    const response = await context.web.request({ url: `${board}/list`, isBoard: true })
    const { result, meta } = parseAnswer(List, response, LABEL)
    const list = readItems(result, Row, (row, raw) => toListed(row, raw, board))
    const cutShort = unlikeTotal(LABEL, result, meta?.totalCount)
    return completeList(list, context, { version: VERSION, withDetail, cutShort })
  },
}

function toListed(row: Row, raw: unknown, board: string) {
  return listPosting(raw, {
    externalId: row.id,
    title: row.jobOpeningName,
    url: `${board}/${encodeURIComponent(row.id)}`,
    ...toPlace(row),
    department: row.departmentLabel,
    employment: row.employmentStatusLabel,
    workplace: WORKPLACES[String(row.locationType)] ?? null,
    remote: row.isRemote,
    detailUrl: `${board}/${encodeURIComponent(row.id)}/detail`,
  })
}

/** A posting has two place fields, one of which is empty. */
function toPlace({ location, atsLocation }: Places): Pick<FoundPosting, 'places' | 'country'> {
  const [place] = [location, atsLocation].filter((one) => one?.city || one?.state || one?.country)
  const country = place?.country ?? place?.addressCountry ?? null
  const printed = joinWords([place?.city, place?.state ?? place?.province, country])
  return { places: distinctWords([printed]), country }
}

function withDetail(posting: FoundPosting, response: WebResponse): FoundPosting {
  const opening = parseAnswer(Detail, response, LABEL).result.jobOpening
  const place = toPlace(opening)
  return {
    ...posting,
    html: opening.description,
    places: place.places.length > 0 ? place.places : posting.places,
    country: place.country ?? posting.country,
    pay: readPay([], { interval: null, currency: null, text: opening.compensation }),
    postedAt: opening.datePosted,
  }
}
