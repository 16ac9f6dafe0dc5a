import { type Found, joined } from './found.ts'
import { type Page } from './page.ts'
import { payOf } from './pay.ts'

/** How the pages of a careers system show a posting: the selectors for each part, the best first. */
type PageRule = {
  host: RegExp
  /** The paths of its postings; a page elsewhere on the host is no posting. */
  path: RegExp
  title: readonly string[]
  company?: readonly string[]
  place?: readonly string[]
  /** Elements that hold the pay alone. */
  pay?: readonly string[]
  /** The posting's own text, without what stands around it. */
  text?: readonly string[]
}

const RULES: readonly PageRule[] = [
  {
    host: /(^|\.)greenhouse\.io$/,
    path: /\/jobs\/\d+|\/embed\/job_app/,
    title: [
      '.job__title h1',
      'h1.job__title',
      '.app-title',
      'h1.section-header',
      'meta[property="og:title"]',
    ],
    place: ['.job__location', '#header .location', '.location', 'meta[property="og:description"]'],
    pay: ['.job__pay-ranges .pay-range', '.pay-range'],
    text: ['.job__description', '#content'],
  },
  {
    host: /^jobs\.(eu\.)?lever\.co$/,
    path: /^\/[^/]+\/[\da-f-]{36}/i,
    title: ['.posting-headline h2'],
    place: ['.posting-categories .location', '.posting-category.location'],
    pay: ['[data-qa="salary-range"]'],
    text: ['[data-qa="job-description"]', '.posting-page .content'],
  },
  {
    host: /^jobs\.smartrecruiters\.com$/,
    path: /^\/[^/]+\/\d{6,}/,
    title: ['h1.job-title', 'h1'],
    place: ['spl-job-location', '.job-details [itemprop="address"]'],
    text: ['[itemprop="description"]', '.job-sections'],
  },
  {
    host: /^jobs\.jobvite\.com$/,
    path: /\/job\/\w+/,
    title: ['.jv-header', 'h2.jv-header'],
    place: ['.jv-job-detail-meta .jv-meta-location', '.jv-job-detail-meta'],
    text: ['.jv-job-detail-description'],
  },
  {
    host: /\.icims\.com$/,
    path: /\/jobs\/\d+\//,
    title: ['h1.iCIMS_Header', '.iCIMS_Header h1', 'h1'],
    place: ['.iCIMS_JobHeaderGroup .iCIMS_JobHeaderData', '.header.left span'],
    text: ['.iCIMS_JobContent'],
  },
  {
    host: /\.applytojob\.com$/,
    path: /^\/apply\/(jobs\/details\/)?\w{6,}/,
    title: ['.job-header h1', 'h1'],
    place: ['.job-attributes-container [title="Location"]', '#resumator-job-location'],
    text: ['#job-description', '.job_description'],
  },
  {
    host: /^recruiting\.paylocity\.com$/,
    path: /\/jobs\/details\/\d+/i,
    title: ['.job-preview-title .preview-title', '.job-preview-title', 'h1'],
    place: ['.preview-location'],
    text: ['.job-listing-job-description', '.job-preview-details'],
  },
  {
    host: /\.breezy\.hr$/,
    path: /^\/p\/\w+/,
    title: ['.banner h1', 'h1'],
    place: ['.location .polygot', '.meta .location span'],
    text: ['.description'],
  },
  {
    host: /\.recruitee\.com$/,
    path: /^(\/[a-z]{2})?\/o\/[^/]+/,
    title: ['h1'],
    text: ['[data-testid="careers-page-description"]'],
  },
  {
    host: /\.teamtailor\.com$/,
    path: /\/jobs\/\d+/,
    title: ['h1'],
    text: ['.company-links + div'],
  },
  {
    host: /\.jobs\.personio\.(de|com)$/,
    path: /\/job\/\d+/,
    title: ['h1.job-title', '.detail-title', 'h1'],
    place: ['.detail-subtitle'],
    text: ['.job-description', '.detail-content-block'],
  },
  { host: /\.pinpointhq\.com$/, path: /\/postings\/[^/]+/, title: ['h1'], text: ['.external-panel'] },
  {
    host: /^(www\.)?(governmentjobs|schooljobs)\.com$/,
    path: /\/jobs\/(newprint\/)?\d+/,
    title: ['#job-title', 'h1.entity-title', '.job-details-title', 'h2.entity-title'],
    company: ['.entity-sub-title .agency', '#agency-name', '.agency-name'],
    place: ['#location-label-id + .span8', '[data-field="location"]'],
    pay: ['#salary-label-id + .span8', '[data-field="salary"]'],
    text: ['#details-info', '.job-description'],
  },
  {
    host: /\.(peopleadmin|gfcmsu)\.(com|edu)$/,
    path: /^\/postings\/\d+/,
    title: ['#form_view h2', '.posting-title', 'h2.title', 'h2'],
    text: ['#form_view', '#main'],
  },
  {
    host: /\.tedk12\.com$/,
    path: /\/viewjob\.aspx/i,
    title: ['#lblJobTitle', '[id$="lblJobTitle"]', 'h1'],
    company: ['[id$="lblOrganizationName"]', '[id$="lblDistrictName"]'],
    place: ['[id$="lblLocation"]'],
    pay: ['[id$="lblSalary"]'],
    text: ['[id$="lblDescription"]'],
  },
  {
    host: /\.hrmdirect\.com$/,
    path: /job-opening\.php/,
    title: ['.reqResultTitle', '.jobTitle h2', 'h2', 'h1'],
    place: ['.viewFields .locationValue', '.jobLocation'],
    text: ['.jobDesc'],
  },
  {
    host: /\.isolvedhire\.com$/,
    path: /^\/jobs\/\d+/,
    title: ['h1.job-title', '#job-title', 'h1'],
    place: ['.job-location'],
    pay: ['.job-salary'],
    text: ['.job-description'],
  },
]

/** The rule for a posting's address; null where no rule knows it. */
export const ruleFor = ({ hostname, href, origin }: URL): PageRule | null =>
  RULES.find(({ host, path }) => host.test(hostname) && path.test(href.slice(origin.length))) ?? null

/** A posting's page by the rule of its system. */
export const readByRule = (page: Page, rule: PageRule): Partial<Found> => {
  const title = page.text(...rule.title)
  return {
    title,
    company: page.text(...(rule.company ?? [])),
    place: joined([page.text(...(rule.place ?? []))]),
    pay: payOf({ title, label: page.text(...(rule.pay ?? [])), html: page.inner(...(rule.text ?? [])) }),
  }
}
