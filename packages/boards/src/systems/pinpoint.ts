import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, flag, id, needed, optional } from '../answer-fields.ts'
import { linkTarget, subdomains } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, readPay } from '../create-posting.ts'
import { sectionsToHtml } from '../html/escape.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'

const LABEL = 'Pinpoint'

const named = z.object({ name: optional }).nullish()
const Fields = z.object({
  id,
  title: needed,
  url: optional,
  path: optional,
  location: z.object({ name: optional, city: optional, province: optional }).nullish(),
  department: named,
  job: z.object({ department: named }).nullish(),
  employment_type: optional,
  employment_type_text: optional,
  workplace_type: optional,
  workplace_type_text: optional,
  compensation: optional,
  compensation_minimum: amount,
  compensation_maximum: amount,
  compensation_currency: optional,
  compensation_frequency: optional,
  compensation_visible: flag,
  deadline_at: optional,
  description: body,
  key_responsibilities_header: optional,
  key_responsibilities: body,
  skills_knowledge_expertise_header: optional,
  skills_knowledge_expertise: body,
  benefits_header: optional,
  benefits: body,
})
/** Some postings have a full address, others only its path. */
const Posting = Fields.refine(({ url, path }) => url !== null || path !== null)
const Answer = z.object({ data: z.array(z.unknown()) })
type Posting = z.infer<typeof Posting>

export const pinpoint: BoardSystem = {
  id: 'pinpoint',
  label: LABEL,
  readerVersion: 2,
  refusesUnknownNames: true,
  ...subdomains('pinpointhq.com', '/', 'www app api developers help support status trust go'),

  async read(tenant, { web }) {
    const origin = `https://${tenant}.pinpointhq.com`
    const response = await web.request({ url: `${origin}/postings.json`, conditional: true, isBoard: true })
    if (response.status === 304) return { outcome: 'unchanged' }
    if (new URL(response.url).origin !== origin && !isJson(response))
      throw new ScrapeError('gone', `${LABEL} has no board '${tenant}'.`)
    const { data } = parseAnswer(Answer, response, LABEL)
    return { outcome: 'read', ...readItems(data, Posting, (posting) => toPosting(posting, response.url)) }
  },
}

function isJson(response: WebResponse): boolean {
  return response.text().trimStart().startsWith('{')
}

function toPosting(posting: Posting, boardUrl: string): FoundPosting {
  const { location } = posting
  return createPosting({
    externalId: posting.id,
    title: posting.title,
    url:
      linkTarget(posting.url ?? posting.path, boardUrl) ??
      linkTarget(`/postings/${posting.id}`, boardUrl) ??
      boardUrl,
    html: toHtml(posting),
    // The name is often that of the office; the city is then a separate field.
    places: distinctWords([location?.name, joinWords([location?.city, location?.province])]),
    department: posting.department?.name ?? posting.job?.department?.name ?? null,
    employment: posting.employment_type ?? posting.employment_type_text,
    // Some boards give only the printed word: 'Fully remote'.
    workplace: posting.workplace_type ?? posting.workplace_type_text,
    pay: toCompensation(posting),
    applyBy: posting.deadline_at,
  })
}

/** The text in the order of Pinpoint's own page. */
function toHtml(posting: Posting): string | null {
  return sectionsToHtml([
    { heading: null, html: posting.description },
    { heading: posting.key_responsibilities_header, html: posting.key_responsibilities },
    { heading: posting.skills_knowledge_expertise_header, html: posting.skills_knowledge_expertise },
    { heading: posting.benefits_header, html: posting.benefits },
  ])
}

function toCompensation(posting: Posting) {
  if (posting.compensation_visible === false) return null
  const { compensation_minimum: min, compensation_maximum: max } = posting
  const interval = posting.compensation_frequency
  return readPay([{ min, max }], {
    interval,
    currency: posting.compensation_currency,
    text: posting.compensation,
  })
}
