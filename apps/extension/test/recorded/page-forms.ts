import type { FoundPosting } from '@lilypad/domain'
import type { Recorded } from './recordings.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const script = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

type Parts = { title: string; head: string; body: string }
const page = ({ title, head, body }: Parts) =>
  `<!doctype html><html><head><title>${escaped(title)}</title>${head}</head><body>${body}
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
export function describedPage({ posting, company }: Recorded): string {
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
  return page({ title: posting.title, head, body: '<div id="app"></div>' })
}
