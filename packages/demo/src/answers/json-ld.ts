import type { DemoBoard, DemoPosting, Employer } from '../demo-types.ts'
import { MARKUPS, postingHtml } from './html.ts'
import { placeParts } from './places.ts'

const EMPLOYMENT = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

const addresses = (posting: DemoPosting) =>
  placeParts(posting).map(({ city, region, countryCode }) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(city && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      addressCountry: countryCode,
    },
  }))

function requirements({ area }: DemoPosting) {
  switch (area.kind) {
    case 'states':
      return area.names.map((name) => ({ '@type': 'State', name }))
    case 'countries':
    case 'region':
      return area.names.map((name) => ({ '@type': 'Country', name }))
    default:
      return [{ '@type': 'Country', name: 'USA' }]
  }
}

const where = (posting: DemoPosting) =>
  posting.workplace === 'Remote'
    ? {
        jobLocationType: 'TELECOMMUTE',
        ...(posting.area.kind !== 'anywhere' && { applicantLocationRequirements: requirements(posting) }),
      }
    : { jobLocation: addresses(posting) }

const baseSalary = ({ pay }: DemoPosting) =>
  pay.inField && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: { '@type': 'QuantitativeValue', minValue: pay.min, maxValue: pay.max, unitText: 'YEAR' },
    },
  }

/** schema.org's JobPosting, as a careers page would carry it. */
export const jobPosting = (employer: Employer, posting: DemoPosting) => ({
  '@type': 'JobPosting',
  title: posting.title,
  description: postingHtml(posting, MARKUPS[employer.markup]),
  identifier: { '@type': 'PropertyValue', name: employer.name, value: posting.id },
  datePosted: posting.publishedAt.slice(0, 10),
  ...(posting.applyBy && { validThrough: `${posting.applyBy}T23:59:59Z` }),
  employmentType: EMPLOYMENT[posting.jobType],
  hiringOrganization: {
    '@type': 'Organization',
    name: employer.name,
    sameAs: `https://${employer.tenant}.example/`,
    logo: `https://${employer.tenant}.example/logo.svg`,
  },
  ...where(posting),
  ...baseSalary(posting),
  industry: 'Education',
  occupationalCategory: posting.department,
  directApply: false,
  url: posting.url,
})

const CONTEXT = { '@context': 'https://schema.org' }

const graph = ({ employer, postings }: DemoBoard) => [
  {
    ...CONTEXT,
    '@graph': [
      { '@type': 'Organization', name: employer.name, url: `https://${employer.tenant}.example/` },
      { '@type': 'WebPage', name: `Careers at ${employer.name}` },
      ...postings.map((posting) => jobPosting(employer, posting)),
    ],
  },
]

const oneArray = ({ employer, postings }: DemoBoard) => [
  postings.map((posting) => ({ ...CONTEXT, ...jobPosting(employer, posting) })),
]

const manyScripts = ({ employer, postings }: DemoBoard) => [
  { ...CONTEXT, '@type': 'BreadcrumbList', itemListElement: [] },
  ...postings.map((posting) => ({ ...CONTEXT, ...jobPosting(employer, posting) })),
]

const itemList = ({ employer, postings }: DemoBoard) => [
  {
    ...CONTEXT,
    '@type': 'ItemList',
    name: `Open positions at ${employer.name}`,
    numberOfItems: postings.length,
    itemListElement: postings.map((posting, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: jobPosting(employer, posting),
    })),
  },
]

/** Each employer's page arranges its postings in another of the ways that pages do. */
const ARRANGEMENTS: Record<string, (board: DemoBoard) => unknown[]> = {
  'lilypad-demo-saltfern': graph,
  'lilypad-demo-juniperstrand': oneArray,
  'lilypad-demo-cloverhythe': manyScripts,
  'lilypad-demo-wickerlight': itemList,
  'lilypad-demo-lanternreach': graph,
}

/** The values of the page's JSON-LD scripts. */
export const listValues = (board: DemoBoard): unknown[] =>
  (ARRANGEMENTS[board.employer.tenant] ?? manyScripts)(board)

export const detailValue = (employer: Employer, posting: DemoPosting): unknown => ({
  ...CONTEXT,
  ...jobPosting(employer, posting),
})

/** Safe inside a script element: no text can end it. */
export const scriptElement = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`
