import type { DemoBoard, DemoPosting } from '../demo-types.ts'
import { hash32 } from '../hash.ts'
import { type Answer, jsonAnswer, type Question, textAnswer, withETag } from './answer.ts'
import { MARKUPS, postingHtml, sectionsText } from './html.ts'
import { placeNames, placeParts } from './places.ts'

const EMPLOYMENT = {
  'Full-Time': 'FullTime',
  'Part-Time': 'PartTime',
  Contract: 'Contract',
  Temporary: 'Temporary',
  Internship: 'Intern',
}
const WORKPLACES = { Remote: 'Remote', Hybrid: 'Hybrid', 'On-Site': 'OnSite' }

const address = ({ city, region, country }: { city: string; region: string; country: string }) => ({
  postalAddress: { addressRegion: region, addressCountry: country, addressLocality: city },
})

/** Not random, so that the same board has the same answer. */
const partId = ({ id }: DemoPosting, part: string): string =>
  `${id.slice(0, 28)}${hash32(`${id} ${part}`).toString(16).padStart(8, '0')}`

function compensation(posting: DemoPosting) {
  const { pay } = posting
  if (!pay.inField || pay.min === null || pay.max === null) {
    return {
      compensationTierSummary: null,
      scrapeableCompensationSalarySummary: null,
      compensationTiers: [],
      summaryComponents: [],
    }
  }
  const summary = `$${pay.min / 1000}K - $${pay.max / 1000}K`
  const component = {
    compensationType: 'Salary',
    interval: '1 YEAR',
    currencyCode: pay.currency,
    minValue: pay.min,
    maxValue: pay.max,
  }
  const equity = {
    compensationType: 'EquityPercentage',
    interval: 'NONE',
    currencyCode: null,
    minValue: null,
    maxValue: null,
  }
  // Some tiers come with equity, some without.
  const equities = posting.workplace === 'Remote' ? [equity] : []
  const tierSummary = [summary, ...equities.map(() => 'Offers Equity')].join(' • ')
  const tier = {
    id: partId(posting, 'tier'),
    tierSummary,
    title: null,
    additionalInformation: null,
    components: [
      { id: partId(posting, 'salary'), summary, ...component },
      ...equities.map((one) => ({ id: partId(posting, 'equity'), summary: 'Offers Equity', ...one })),
    ],
  }
  return {
    compensationTierSummary: tierSummary,
    scrapeableCompensationSalarySummary: summary,
    compensationTiers: [tier],
    summaryComponents: [component, ...equities],
  }
}

function job(posting: DemoPosting, withPay: boolean) {
  const { workplace } = posting
  const [location = 'Remote', ...others] = placeNames(posting)
  const [first, ...further] = placeParts(posting)
  return {
    id: posting.id,
    title: posting.title,
    department: posting.department,
    team: posting.department,
    employmentType: EMPLOYMENT[posting.jobType],
    location,
    shouldDisplayCompensationOnJobPostings: posting.pay.inField,
    secondaryLocations: others.map((other, index) => ({
      location: other,
      address: address(further[index] ?? { city: '', region: '', country: '' }),
    })),
    publishedAt: posting.publishedAt.replace('Z', '.000+00:00'),
    isListed: !posting.oddities.includes('not public'),
    isRemote: workplace === null ? null : workplace !== 'On-Site',
    workplaceType: workplace === null ? null : WORKPLACES[workplace],
    address: address(first ?? { city: '', region: '', country: '' }),
    jobUrl: posting.url,
    applyUrl: posting.applyUrl,
    descriptionHtml: postingHtml(posting, MARKUPS.styled),
    descriptionPlain: sectionsText(posting.sections),
    ...(withPay && { compensation: compensation(posting) }),
  }
}

/** The whole board with an ETag; pay only with `includeCompensation=true`. */
export function ashbyAnswer(boards: Map<string, DemoBoard>, { path, query }: Question): Answer {
  const name = /^\/posting-api\/job-board\/([^/]+)\/?$/.exec(path)?.[1]
  const board = name === undefined ? undefined : boards.get(name)
  if (!board) return textAnswer('Not Found', 404)
  const withPay = query.get('includeCompensation') === 'true'
  const jobs = [...board.hidden, ...board.postings].map((posting) => job(posting, withPay))
  return withETag(jsonAnswer({ jobs, apiVersion: '1' }))
}
