import type { DemoBoard, DemoPosting } from '../demo-types.ts'
import { type Answer, jsonAnswer, type Question } from './answer.ts'
import { escapeHtml, MARKUPS, postingHtml } from './html.ts'
import { type PlaceParts, placeParts } from './places.ts'

const EMPLOYMENT = {
  'Full-Time': 'Full-time',
  'Part-Time': 'Part-time',
  Contract: 'Contract',
  Temporary: 'Temporary',
  Internship: 'Other',
}
const EXPERIENCE = {
  intern: 'Internship',
  entry: 'Entry level',
  mid: 'Associate',
  senior: 'Mid-Senior level',
  lead: 'Mid-Senior level',
  director: 'Director',
  chief: 'Executive',
}
const NOWHERE: PlaceParts = { city: '', region: '', regionCode: '', country: '', countryCode: '' }

const location = ({ country, countryCode, city, region }: PlaceParts) => ({
  country,
  countryCode,
  city,
  region,
  hidden: false,
})

const row = (posting: DemoPosting, place: PlaceParts, locations: PlaceParts[]) => ({
  title: posting.title,
  shortcode: posting.id,
  code: '',
  employment_type: EMPLOYMENT[posting.jobType],
  telecommuting: posting.workplace === 'Remote',
  department: posting.department,
  url: posting.url,
  shortlink: posting.url,
  application_url: posting.applyUrl,
  published_on: posting.publishedAt.slice(0, 10),
  created_at: posting.publishedAt.slice(0, 10),
  country: place.country,
  city: place.city,
  state: place.region,
  education: '',
  experience: EXPERIENCE[posting.level],
  function: posting.department,
  industry: 'Education Management',
  locations: locations.map(location),
  description: postingHtml(posting, MARKUPS.strong),
})

/** A posting that is listed once for each of its countries comes several times with the same shortcode. */
function rows(posting: DemoPosting) {
  const places = placeParts(posting)
  if (!posting.oddities.includes('listed twice')) return [row(posting, places[0] ?? NOWHERE, places)]
  return places.map((place) => row(posting, place, [place]))
}

/** The whole board in one answer. */
export function workableAnswer(boards: Map<string, DemoBoard>, { path }: Question): Answer {
  const account = /^\/api\/(?:v1\/widget\/)?accounts\/([^/]+)\/?$/.exec(path)?.[1]
  const board = account === undefined ? undefined : boards.get(account)
  if (!board) return jsonAnswer({ error: 'Not found' }, 404)
  const { name, about } = board.employer
  const description = `<p>${escapeHtml(about[0] ?? '')}</p>`
  return jsonAnswer({ name, description, jobs: board.postings.flatMap(rows) })
}
