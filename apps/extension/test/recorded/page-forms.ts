import type { FoundPosting } from '@lilypad/domain'
import { type Answer } from '../../src/reading/found.ts'
import { type Recorded } from './recordings.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const script = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

type Parts = { title: string; og?: Record<string, string>; head?: string; body: string }
const page = ({ title, og = {}, head = '', body }: Parts) =>
  `<!doctype html><html><head><title>${escaped(title)}</title>${Object.entries(og)
    .map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`)
    .join('')}${head}</head><body>${body}
    <aside><h3>Related jobs</h3><a href="/jobs/9">Another Job</a> <span>$11 - $12 per hour</span></aside>
    <footer>We raised $45,000,000 last year. Careers at somebody else.</footer></body></html>`

const UNITS: Record<string, string> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }
const unitOf = (interval: string | null) =>
  Object.entries(UNITS).find(([word]) => interval?.toLowerCase().includes(word))?.[1]

const salaryOf = ({ pay }: FoundPosting) =>
  pay && (pay.min !== null || pay.max !== null)
    ? {
        '@type': 'MonetaryAmount',
        currency: pay.currency ?? undefined,
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.min ?? undefined,
          maxValue: pay.max ?? undefined,
          unitText: unitOf(pay.interval),
        },
      }
    : undefined

/** The page with schema.org's JobPosting, as search engines ask for it. */
export const describedPage = ({ posting, company }: Recorded): Answer[] => {
  const data = {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: posting.title,
    description: posting.html ?? '',
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: posting.places.map((place) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place },
    })),
    baseSalary: salaryOf(posting),
  }
  const head = `<script type="application/ld+json">${script(data)}</script>`
  return [{ url: posting.url, body: page({ title: posting.title, head, body: '<div id="app"></div>' }) }]
}

type Form = (recorded: Recorded & { place: string; text: string }) => Parts | Answer[]

/** How the pages of each system look without JSON-LD, as far as we know them: head, headings, data inside. */
const FORMS: Record<string, Form> = {
  greenhouse: ({ posting: { title }, company, place, text }) => ({
    title: `Job Application for ${title} at ${company}`,
    og: { title, description: place },
    body: `<main class="job-post"><div class="job__title"><h1 class="section-header">${escaped(title)}</h1>
      <div class="job__location"><div>${escaped(place)}</div></div></div><div class="job__description body">${text}</div></main>`,
  }),
  lever: ({ posting: { title }, company, place, text }) => ({
    title: `${company} - ${title}`,
    og: { title: `${company} - ${title}` },
    body: `<div class="posting-headline"><h2>${escaped(title)}</h2><div class="posting-categories">
      <div class="sort-by-time posting-category location">${escaped(place)}</div></div></div>
      <div class="section" data-qa="job-description">${text}</div>`,
  }),
  ashby: ({ posting, company, place, text }) => ({
    title: `${posting.title} @ ${company}`,
    body: `<div id="root"></div><script>window.__appData = ${script({
      organization: { name: company },
      posting: {
        title: posting.title,
        locationName: place,
        compensationTierSummary: posting.pay?.text ?? null,
        descriptionHtml: text,
      },
    })};</script>`,
  }),
  recruitee: ({ posting: { title }, company, text }) => ({
    title: `${title} - ${company}`,
    og: { title: `${title} - ${company}`, site_name: company },
    body: `<h1>${escaped(title)}</h1><div data-testid="careers-page-description">${text}</div>`,
  }),
  workable: ({ posting, company, place, text }) => {
    const account = company.toLowerCase()
    const url = `https://apply.workable.com/${account}/j/${posting.externalId}/`
    const job = { title: posting.title, remote: posting.remote, location: { city: place }, description: text }
    const title = `${posting.title} - ${company}`
    return [
      { url, body: page({ title, og: { title }, body: '<div id="app"></div>' }) },
      {
        url: `https://apply.workable.com/api/v2/accounts/${account}/jobs/${posting.externalId}`,
        body: script(job),
      },
      { url: `https://apply.workable.com/api/v1/accounts/${account}`, body: script({ name: company }) },
    ]
  },
  smartrecruiters: ({ posting: { title }, company, place, text }) => ({
    title: `${company} ${title} | SmartRecruiters`,
    og: { title: `${company} is looking for a ${title} in ${place}` },
    body: `<main itemscope itemtype="http://schema.org/JobPosting"><h1 class="job-title" itemprop="title">${escaped(title)}</h1>
      <div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="${escaped(company)}"></div>
      <span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><meta itemprop="addressLocality" content="${escaped(place)}"></span>
      <div itemprop="description">${text}</div></main>`,
  }),
  workday: ({ posting, company, place, text }) => [
    {
      url: posting.url,
      body: page({ title: '', og: { title: posting.title }, body: '<div id="root"></div>' }),
    },
    {
      url: posting.url.replace('/job/', '/wday/job/'),
      body: script({
        jobPostingInfo: { title: posting.title, location: place, jobDescription: text },
        hiringOrganization: { name: company },
      }),
    },
  ],
  bamboohr: ({ posting, company, place, text }) => [
    { url: posting.url, body: page({ title: company, body: '<div id="root"></div>' }) },
    {
      url: `${posting.url}/detail`,
      body: script({
        result: {
          jobOpening: { jobOpeningName: posting.title, location: { city: place }, description: text },
        },
      }),
    },
    {
      url: `${new URL(posting.url).origin}/careers/company-info`,
      body: script({ result: { name: company } }),
    },
  ],
  breezy: ({ posting: { title }, company, place, text }) => ({
    title: `${title} at ${company}`,
    og: { title, site_name: company },
    body: `<div class="banner"><h1>${escaped(title)}</h1><ul class="meta"><li class="location"><span>${escaped(place)}</span></li></ul></div><div class="description">${text}</div>`,
  }),
  teamtailor: ({ posting: { title }, company }) => ({
    title: `${title} - ${company}`,
    og: { title: `${title} - ${company}`, site_name: company },
    body: `<h1>${escaped(title)}</h1><a href="#apply">Apply for this job</a>`,
  }),
  personio: ({ posting: { title }, company, place, text }) => ({
    title: `${title} | Jobs at ${company}`,
    og: { title },
    body: `<h1 class="detail-title">${escaped(title)}</h1><p class="detail-subtitle">${escaped(place)}</p><div class="detail-content-block">${text}</div>`,
  }),
  rippling: ({ posting, company, place, text }) => ({
    title: posting.title,
    body: `<script id="__NEXT_DATA__" type="application/json">${script({
      props: {
        pageProps: {
          apiData: {
            jobPost: {
              name: posting.title,
              companyName: company,
              workLocations: [place],
              description: { role: text },
            },
          },
        },
      },
    })}</script>`,
  }),
  pinpoint: ({ posting: { title }, company, text }) => ({
    title: `${title} - ${company} Careers`,
    og: { title },
    body: `<h1>${escaped(title)}</h1><div class="external-panel">${text}</div>`,
  }),
  jazzhr: ({ posting: { title }, company, place, text }) => ({
    title: `${title} - ${company} - Career Page`,
    og: { title: `${title} - ${company} - Career Page` },
    body: `<div class="job-header"><h1>${escaped(title)}</h1><div class="job-attributes-container"><div title="Location">${escaped(place)}</div></div></div><div id="job-description">${text}</div>`,
  }),
  icims: ({ posting: { title }, company, place, text }) => ({
    title: `${title} in ${place} | Careers at ${company}`,
    body: `<h1 class="iCIMS_Header">${escaped(title)}</h1><div class="iCIMS_JobContent">${text}</div>`,
  }),
  paylocity: ({ posting: { title }, company, place, text }) => ({
    title: `${company} - ${title}`,
    body: `<div class="job-preview-title"><span class="preview-title">${escaped(title)}</span></div><div class="preview-location">${escaped(place)}</div><div class="job-listing-job-description">${text}</div>`,
  }),
  jobvite: ({ posting: { title }, company, place, text }) => ({
    title: `${company} Careers - ${title}`,
    body: `<h2 class="jv-header">${escaped(title)}</h2><p class="jv-job-detail-meta">${escaped(place)}</p><div class="jv-job-detail-description">${text}</div>`,
  }),
  comeet: ({ posting, company, place, text }) => ({
    title: `${posting.title} - ${company}`,
    body: `<script>COMPANY_DATA = {"name": "x"};
      POSITION_DATA = ${script({ name: posting.title, company_name: company, location: { name: place }, custom_fields: { details: [{ value: text }] } })};</script>`,
  }),
  neogov: ({ posting: { title, pay }, company, place }) => ({
    title: `Job Opportunities | ${title}`,
    og: { site_name: company },
    body: `<h2 class="entity-title">${escaped(title)}</h2><span data-field="location">${escaped(place)}</span><span data-field="salary">${escaped(pay?.text ?? '')}</span>`,
  }),
  peopleadmin: ({ posting: { title }, company }) => ({
    title: `${title} | ${company}`,
    body: `<div id="form_view"><h2>${escaped(title)}</h2></div>`,
  }),
  tedk12: ({ posting: { title }, company, place }) => ({
    title: '',
    body: `<span id="ctl00_lblOrganizationName">${escaped(company)}</span><span id="ctl00_lblJobTitle">${escaped(title)}</span><span id="ctl00_lblLocation">${escaped(place)}</span>`,
  }),
  hrmdirect: ({ posting: { title }, company }) => ({
    title: `${title} - ${company}`,
    body: `<h2 class="reqResultTitle">${escaped(title)}</h2><a>Apply</a>`,
  }),
  isolvedhire: ({ posting: { title, pay }, company, place }) => ({
    title: `${title} - ${company}`,
    body: `<h1 class="job-title">${escaped(title)}</h1><div class="job-location">${escaped(place)}</div><div class="job-salary">${escaped(pay?.text ?? '')}</div>`,
  }),
  join: ({ posting, company }) => ({
    title: posting.title,
    body: `<script id="__NEXT_DATA__" type="application/json">${script({
      props: { pageProps: { initialState: { company: { name: company }, job: { title: posting.title } } } },
    })}</script>`,
  }),
  schoolspring: ({ posting: { title }, company }) => ({
    title: `${title} | ${company}`,
    body: `<h1>${escaped(title)}</h1><button>Apply</button>`,
  }),
  eightfold: ({ posting: { title }, company }) => ({
    title: `${title} | ${company}`,
    body: `<h1>${escaped(title)}</h1><button>Apply now</button>`,
  }),
}

/** The page as its system draws it, without JSON-LD; null for a system whose form we do not know. */
export const drawnPage = (recorded: Recorded): Answer[] | null => {
  const { posting, system } = recorded
  const form = FORMS[system]?.({ ...recorded, place: posting.places[0] ?? '', text: posting.html ?? '' })
  if (!form) return null
  return Array.isArray(form) ? form : [{ url: posting.url, body: page(form) }]
}
