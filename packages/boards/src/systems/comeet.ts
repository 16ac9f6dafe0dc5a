import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, flag, needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting } from '../create-posting.ts'
import { sectionsToHtml } from '../html/escape.ts'
import { jsonAfter } from '../html/json-in-script.ts'
import { changedForm, distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'

const LABEL = 'Comeet'
const UID = /^[\dA-F]{2,4}\.[\dA-F]{3,4}$/i

const Company = z.object({ name: optional, company_uid: needed, token: needed })
const Text = z.object({ name: optional, value: body })
const Position = z.object({
  uid: needed,
  name: needed,
  url_comeet_hosted_page: webAddress,
  department: optional,
  employment_type: optional,
  workplace_type: optional,
  location: z
    .object({ name: optional, city: optional, state: optional, country: optional, is_remote: flag })
    .nullish(),
  is_internal: flag,
  company_name: optional,
  details: z.array(Text).nullish(),
})
const Answer = z.array(z.unknown())
type Position = z.infer<typeof Position>

/** A tenant is `acme/F6.003`: name and uid of the company. Its hosted page holds its API token. */
export const comeet: BoardSystem = {
  id: 'comeet',
  label: LABEL,
  readerVersion: 1,
  domains: ['comeet.com', 'comeet.co'],
  exampleTenant: 'company/1A.00B',

  detect(address) {
    const [first, name, uid] = pathParts(address)
    if (first !== 'jobs' || !/^(www\.)?comeet\.com?$/.test(address.hostname)) return null
    return asTenant(name) && UID.test(uid ?? '') ? `${name}/${uid?.toUpperCase()}` : null
  },

  careersUrl(tenant) {
    return `https://www.comeet.com/jobs/${tenant.split('/').map(encodeURIComponent).join('/')}`
  },

  async read(tenant, { web }) {
    const page = await web.request({ url: comeet.careersUrl(tenant), isBoard: true })
    const { name, company_uid: uid, token } = readCompany(page)
    const board = `https://www.comeet.co/careers-api/2.0/company/${encodeURIComponent(uid)}/positions`
    const url = `${board}?token=${encodeURIComponent(token)}&details=true`
    const positions = parseAnswer(Answer, await web.request({ url }), LABEL)
    return { outcome: 'read', ...readItems(positions, Position, toPosting), company: name }
  },
}

function readCompany(page: WebResponse): z.infer<typeof Company> {
  const company = Company.safeParse(jsonAfter(page.text(), /\bCOMPANY_DATA\s*=\s*/))
  if (company.success) return company.data
  throw changedForm(LABEL, 'the hosted page does not name its company')
}

function toPosting(position: Position): FoundPosting | null {
  if (position.is_internal) return null
  const { location } = position
  return createPosting({
    externalId: position.uid,
    title: position.name,
    url: position.url_comeet_hosted_page,
    html: toHtml(position),
    places: distinctWords([location?.name, joinWords([location?.city, location?.state])]),
    country: location?.country ?? null,
    department: position.department,
    employment: position.employment_type,
    workplace: position.workplace_type,
    remote: location?.is_remote ?? null,
    company: position.company_name,
  })
}

/** Parts without words are left out with their headings. */
function toHtml({ details }: Position): string | null {
  const hasWords = (html: string | null) => /[^\s<>]/.test((html ?? '').replace(/<[^>]*>|&nbsp;/g, ''))
  const parts = (details ?? []).filter(({ value }) => hasWords(value))
  return sectionsToHtml(parts.map(({ name, value }) => ({ heading: name, html: value })))
}
