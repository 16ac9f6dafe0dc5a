import type { DemoBoard, DemoPosting } from '../demo-types.ts'
import { type Answer, jsonAnswer, type Question } from './answer.ts'
import { inline, MARKUPS, sectionsHtml, sectionsText } from './html.ts'
import { placeNames, placeParts } from './places.ts'

const COMMITMENTS = {
  'Full-Time': 'Full-time',
  'Part-Time': 'Part-time',
  Contract: 'Contract',
  Temporary: 'Temporary',
  Internship: 'Intern',
}
const WORKPLACES = { Remote: 'remote', Hybrid: 'hybrid', 'On-Site': 'on-site' }

const salary = ({ pay }: DemoPosting) =>
  pay.inField && {
    salaryRange: { interval: 'per-year-salary', currency: pay.currency, min: pay.min, max: pay.max },
    ...(pay.text && { salaryDescription: `<div>${pay.text}</div>`, salaryDescriptionPlain: pay.text }),
  }

/** The pay text stands in its own field when there is a pay field. */
function texts(posting: DemoPosting) {
  const { pay } = posting
  const before = posting.sections.filter(({ part }) => part === 'about' || part === 'role')
  const after = posting.sections.filter(
    ({ part, paragraphs }) =>
      part === 'closing' || (part === 'terms' && !(pay.inField && paragraphs[0] === pay.text)),
  )
  return { before, after }
}

function job(posting: DemoPosting) {
  const { before, after } = texts(posting)
  const places = placeNames(posting)
  return {
    additionalPlain: sectionsText(after),
    additional: sectionsHtml(after, MARKUPS.divs) + (posting.rawHtml ?? ''),
    categories: {
      commitment: COMMITMENTS[posting.jobType],
      department: posting.department,
      location: places[0] ?? '',
      team: posting.department,
      allLocations: places,
    },
    createdAt: Date.parse(posting.publishedAt),
    descriptionPlain: sectionsText(before),
    description: sectionsHtml(before, MARKUPS.divs),
    id: posting.id,
    lists: posting.sections
      .filter(({ part }) => part === 'list')
      .map(({ heading, items }) => ({
        text: heading ?? '',
        content: items.map((item) => `<li>${inline(item)}</li>`).join(''),
      })),
    ...salary(posting),
    text: posting.title,
    country: placeParts(posting)[0]?.countryCode ?? null,
    workplaceType: posting.workplace === null ? 'unspecified' : WORKPLACES[posting.workplace],
    hostedUrl: posting.url,
    applyUrl: posting.applyUrl,
  }
}

function whole(text: string | null, otherwise: number): number {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && number >= 0 ? number : otherwise
}

/** A page of postings by `skip` and `limit`; past the end an empty list. Site names are case-sensitive. */
export function leverAnswer(boards: Map<string, DemoBoard>, { host, path, query }: Question): Answer {
  const site = /^\/v0\/postings\/([^/]+)\/?$/.exec(path)?.[1]
  const board = site === undefined ? undefined : boards.get(site)
  const isHere = board && host.includes('.eu.') === (board.employer.european ?? false)
  if (!isHere) return jsonAnswer({ ok: false, error: 'Document not found' }, 404)
  const skip = whole(query.get('skip'), 0)
  const limit = whole(query.get('limit'), board.postings.length)
  return jsonAnswer(board.postings.slice(skip, skip + limit).map(job))
}
