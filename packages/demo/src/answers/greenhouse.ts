import type { DemoBoard, DemoPosting, Section } from '../demo-types.ts'
import { hash32 } from '../hash.ts'
import { type Answer, jsonAnswer, type Question, withETag } from './answer.ts'
import { escapeHtml, MARKUPS, sectionsHtml } from './html.ts'
import { placeLine } from './places.ts'

const part = (posting: DemoPosting, ...parts: Section['part'][]) =>
  sectionsHtml(
    posting.sections.filter((section) => parts.includes(section.part)),
    MARKUPS.plain,
  )

/** Intro and conclusion in their own blocks, then all of it escaped once more, as this system sends it. */
const content = (posting: DemoPosting): string =>
  escapeHtml(
    `<div class="content-intro">${part(posting, 'about')}</div>\n` +
      `${part(posting, 'role', 'list', 'terms')}${posting.rawHtml ?? ''}\n` +
      `<div class="content-conclusion">${part(posting, 'closing')}</div>`,
  )

const offices = ({ area, tenant }: DemoPosting) =>
  area.kind === 'cities'
    ? area.cities.map((place) => ({
        id: 4_000_000 + (hash32(`${tenant} office ${place.city}`) % 900_000),
        name: place.city,
        location: `${place.city}, ${place.region}, ${place.country}`,
        child_ids: [],
        parent_id: null,
      }))
    : [
        {
          id: 4_900_000 + (hash32(tenant) % 90_000),
          name: 'Remote',
          location: null,
          child_ids: [],
          parent_id: null,
        },
      ]

const payRanges = ({ pay, title }: DemoPosting) =>
  pay.inField && pay.min !== null && pay.max !== null
    ? [
        {
          min_cents: pay.min * 100,
          max_cents: pay.max * 100,
          currency_type: pay.currency,
          title: 'Annual salary range',
          blurb: `<p>The range for ${escapeHtml(title)} reflects the level of the role.</p>`,
        },
      ]
    : []

const details = (posting: DemoPosting) => ({
  content: content(posting),
  departments: [
    {
      id: 4_100_000 + (hash32(`${posting.tenant} ${posting.department}`) % 800_000),
      name: posting.department,
      child_ids: [],
      parent_id: null,
    },
  ],
  offices: offices(posting),
})

function job(board: DemoBoard, posting: DemoPosting, query: URLSearchParams) {
  const isPublic = !posting.oddities.includes('not public')
  return {
    absolute_url: posting.url,
    data_compliance: [
      {
        type: 'gdpr',
        requires_consent: false,
        requires_processing_consent: false,
        requires_retention_consent: false,
        retention_period: null,
        demographic_data_consent_applies: false,
      },
    ],
    internal_job_id: isPublic ? Number(posting.id) - 1_000_000_000 : null,
    location: { name: isPublic ? placeLine(posting) : 'Anywhere' },
    metadata: [
      { id: 4_321_987, name: 'Employment Type', value: posting.jobType, value_type: 'single_select' },
    ],
    id: Number(posting.id),
    updated_at: posting.updatedAt.replace('Z', '-00:00'),
    requisition_id: isPublic ? `${hash32(posting.id) % 900}` : null,
    title: posting.title,
    company_name: board.employer.name,
    first_published: posting.publishedAt.replace('Z', '-00:00'),
    language: 'en',
    application_deadline: posting.applyBy === null ? null : `${posting.applyBy}T23:59:00-05:00`,
    ...(query.get('content') === 'true' && details(posting)),
    ...(query.get('pay_transparency') === 'true' && { pay_input_ranges: payRanges(posting) }),
  }
}

/** One answer without pages; texts only with `content=true`, pay only with `pay_transparency=true`. */
export function greenhouseAnswer(boards: Map<string, DemoBoard>, { path, query }: Question): Answer {
  const token = /^\/v1\/boards\/([^/]+)\/jobs\/?$/.exec(path)?.[1]
  const board = token === undefined ? undefined : boards.get(token)
  if (!board) return jsonAnswer({ status: 404, error: 'Board not found' }, 404)
  const jobs = [...board.postings, ...board.hidden].map((posting) => job(board, posting, query))
  return withETag(jsonAnswer({ jobs, meta: { total: jobs.length } }), true)
}
