import type { FoundPosting } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, flag, id, needed, optional, webAddress } from '../answer-fields.ts'
import { subdomains } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, readPay } from '../create-posting.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'

const Offer = z.object({
  id,
  title: needed,
  careers_url: webAddress,
  status: optional,
  location: optional,
  locations: z.array(z.object({ name: optional, city: optional, country: optional })).nullish(),
  city: optional,
  state_name: optional,
  country: optional,
  country_code: optional,
  department: optional,
  employment_type_code: optional,
  remote: flag,
  hybrid: flag,
  on_site: flag,
  salary: z.object({ min: amount, max: amount, period: optional, currency: optional }).nullish(),
  description: body,
  requirements: body,
  published_at: optional,
  created_at: optional,
  close_at: optional,
  company_name: optional,
})
const Answer = z.object({ offers: z.array(z.unknown()) })
type Offer = z.infer<typeof Offer>

export const recruitee: BoardSystem = {
  id: 'recruitee',
  label: 'Recruitee',
  readerVersion: 2,
  refusesUnknownNames: true,
  ...subdomains('recruitee.com', '/', 'www api app auth docs help support status go developers'),

  async read(tenant, { web }) {
    const url = `https://${tenant}.recruitee.com/api/offers/`
    const response = await web.request({ url, conditional: true, isBoard: true })
    if (response.status === 304) return { outcome: 'unchanged' }
    const { offers } = parseAnswer(Answer, response, 'Recruitee')
    return { outcome: 'read', ...readItems(offers, Offer, toPosting) }
  },
}

function toPosting(offer: Offer): FoundPosting | null {
  if (offer.status !== null && offer.status !== 'published') return null
  const { salary } = offer
  return createPosting({
    externalId: offer.id,
    title: offer.title,
    url: offer.careers_url,
    html: distinctWords([offer.description, offer.requirements]).join('\n') || null,
    places: toPlaces(offer),
    country: offer.country ?? offer.country_code,
    department: offer.department,
    employment: offer.employment_type_code,
    workplace: findWorkplace(offer),
    remote: offer.remote,
    pay: salary ? readPay([salary], { interval: salary.period, currency: salary.currency }) : null,
    postedAt: toIso(offer.published_at ?? offer.created_at),
    applyBy: toIso(offer.close_at),
    company: offer.company_name,
  })
}

/** `remote` alone does not decide: it may come together with `hybrid`. */
function findWorkplace(offer: Offer): string | null {
  if (offer.hybrid) return 'hybrid'
  if (offer.remote) return 'remote'
  return offer.on_site ? 'on_site' : null
}

/** The printed place names only one of several locations, or just says 'Remote job'. */
function toPlaces({ city, state_name: state, country, locations, ...offer }: Offer): string[] {
  const location = offer.location ?? joinWords([city, state, country])
  const further = (locations ?? []).map((place) => place.name ?? place.city)
  return distinctWords([location, ...further.filter((name) => !name || !location.includes(name))])
}

/** '2026-08-05 10:10:39 UTC' as ISO 8601. */
function toIso(time: string | null): string | null {
  return time?.replace(/^(\S+) (\S+) UTC$/, '$1T$2Z') ?? null
}
