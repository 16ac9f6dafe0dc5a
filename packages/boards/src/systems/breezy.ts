import { ScrapeError } from '@lilypad/domain'
import { z } from 'zod'
import { body, flag, needed, optional, webAddress } from '../answer-fields.ts'
import { subdomains } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { readPay } from '../create-posting.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'
import { byJobPosting, completeList, listPosting } from '../read-details.ts'

const LABEL = 'Breezy'
const VERSION = 2

const Place = z.object({
  name: optional,
  is_remote: flag,
  city: optional.catch(null),
  state: z.object({ name: optional }).nullish().catch(null),
  country: z.object({ name: optional }).nullish(),
})
const Position = z.object({
  id: needed,
  name: needed,
  url: webAddress,
  published_date: optional,
  type: z.object({ id: optional.catch(null), name: optional }).nullish(),
  location: Place.nullish(),
  locations: z.array(Place).nullish(),
  department: optional,
  salary: optional,
  description: body,
  company: z.object({ name: optional }).nullish(),
})
const Answer = z.array(z.unknown())
type Position = z.infer<typeof Position>

export const breezy: BoardSystem = {
  id: 'breezy',
  label: LABEL,
  readerVersion: VERSION,
  refusesUnknownNames: true,
  ...subdomains('breezy.hr', '/', 'www app api developer help support status blog marketing'),

  async read(tenant, context) {
    // Without `verbose` the list leaves out the texts.
    const url = `https://${tenant}.breezy.hr/json?verbose=true`
    const response = await context.web.request({ url, isBoard: true })
    if (/^(www\.)?breezy\.hr$/.test(new URL(response.url).hostname))
      throw new ScrapeError('gone', `${LABEL} has no active board '${tenant}'.`)
    const positions = parseAnswer(Answer, response, LABEL)
    const list = readItems(positions, Position, toListed)
    return completeList(list, context, { version: VERSION, withDetail: byJobPosting(LABEL) })
  },
}

function toListed(position: Position, raw: unknown) {
  const { location, locations } = position
  const places = [...(location ? [location] : []), ...(locations ?? [])]
  return listPosting(raw, {
    externalId: position.id,
    title: position.name,
    url: position.url,
    html: position.description,
    places: distinctWords(places.map(printed)),
    country: places[0]?.country?.name ?? null,
    department: position.department,
    employment: position.type?.name ?? position.type?.id ?? null,
    // One place of several may be remote.
    remote: places.some((place) => place.is_remote) || (places[0]?.is_remote ?? null),
    pay: readPay([], { interval: null, currency: null, text: position.salary }),
    postedAt: position.published_date,
    company: position.company?.name ?? null,
  })
}

function printed({ name, city, state, country }: z.infer<typeof Place>): string {
  return name ?? joinWords([city, state?.name, country?.name])
}
