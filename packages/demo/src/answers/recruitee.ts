import { slug } from '../addresses.ts'
import type { DemoBoard, DemoPosting } from '../demo-types.ts'
import { hash32 } from '../hash.ts'
import { type Answer, jsonAnswer, notFoundPage, type Question, withETag } from './answer.ts'
import { MARKUPS, sectionsHtml } from './html.ts'
import { type PlaceParts, placeParts } from './places.ts'

const EMPLOYMENT = {
  'Full-Time': 'fulltime_permanent',
  'Part-Time': 'parttime_permanent',
  Contract: 'freelance',
  Temporary: 'fulltime_fixed_term',
  Internship: 'internship',
}

const stamp = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC`

const location = (place: PlaceParts, index: number) => ({
  id: 10_000 + (hash32(`${place.city} ${place.region} ${place.country}`) % 80_000) + index,
  name: place.city || place.region || place.country,
  state: place.region,
  country: place.country,
  city: place.city,
  country_code: place.countryCode,
  state_code: place.regionCode,
  postal_code: null,
  street: null,
  note: null,
})

const NOWHERE: PlaceParts = { city: '', region: '', regionCode: '', country: '', countryCode: '' }

function place(places: PlaceParts[]) {
  const first = places[0] ?? NOWHERE
  return {
    location:
      [first.city, first.region, first.country].filter((part) => part !== '').join(', ') || 'Remote job',
    city: first.city,
    state_name: first.region,
    state_code: first.regionCode,
    country: first.country,
    country_code: first.countryCode,
    locations: places.map(location),
  }
}

/** Hybrid offers carry `remote: true` as well, as some accounts do. */
const workplace = ({ workplace: where }: DemoPosting) => ({
  remote: where === 'Remote' || where === 'Hybrid',
  hybrid: where === 'Hybrid',
  on_site: where === 'On-Site',
})

function texts({ sections, rawHtml }: DemoPosting) {
  const skills = sections.filter(({ part }) => part === 'list').slice(1)
  const rest = sections.filter((section) => !skills.includes(section))
  return {
    description: sectionsHtml(rest, MARKUPS.strong) + (rawHtml ?? ''),
    requirements: sectionsHtml(skills, MARKUPS.strong),
  }
}

const salary = ({ pay }: DemoPosting) =>
  pay.inField
    ? { max: `${pay.max}`, min: `${pay.min}`, period: 'year', currency: pay.currency }
    : { max: null, min: null, period: null, currency: null }

const offer = (board: DemoBoard, posting: DemoPosting, position: number) => ({
  id: Number(posting.id),
  position,
  title: posting.title,
  slug: `${slug(posting.title)}-${posting.id}`,
  careers_url: posting.url,
  careers_apply_url: posting.applyUrl,
  ...place(placeParts(posting)),
  department: posting.department,
  ...texts(posting),
  created_at: stamp(posting.publishedAt),
  published_at: stamp(posting.publishedAt),
  updated_at: stamp(posting.updatedAt),
  close_at: posting.applyBy === null ? null : `${posting.applyBy} 22:00:00 UTC`,
  employment_type_code: EMPLOYMENT[posting.jobType],
  ...workplace(posting),
  salary: salary(posting),
  company_name: board.employer.name,
  tags: [],
  status: 'published',
})

/** All offers in one answer, description and requirements apart. */
export function recruiteeAnswer(boards: Map<string, DemoBoard>, { host, path }: Question): Answer {
  const board = boards.get(host.split('.')[0] ?? '')
  if (!board || !/^\/api\/offers\/?$/.test(path)) return notFoundPage(host)
  const offers = board.postings.map((posting, index) => offer(board, posting, index + 1))
  return withETag(jsonAnswer({ offers }), true)
}
