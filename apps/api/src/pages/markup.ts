import type { Config } from '@lilypad/config'
import { jsonScript } from './json-script.ts'

const SCHEMA = 'https://schema.org'
const LOGO = '/icons/icon-512.png'

/** Things of schema.org in a page's head, for search engines: each in a script element that browsers do not run. */
export const markup = (...things: readonly (object | null)[]): string =>
  things
    .map((thing) =>
      thing === null ? '' : `\n${jsonScript('type="application/ld+json"', JSON.stringify(thing))}`,
    )
    .join('')

/**
 * The way from the home page to a page, as schema.org's `BreadcrumbList`.
 *
 * @param trail what comes after the home page; the page itself is last
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export const breadcrumbs = (publicUrl: string, trail: readonly { name: string; url: string }[]): object => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Lilypad', url: `${publicUrl}/` }, ...trail].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/**
 * Lilypad itself as schema.org's `Organization`.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export const lilypad = ({ http: { publicUrl }, site }: Pick<Config, 'http' | 'site'>): object => {
  const elsewhere = [site.linkedinUrl, site.facebookUrl].filter((url) => url?.startsWith('http'))
  return {
    '@context': SCHEMA,
    '@type': 'Organization',
    name: 'Lilypad',
    url: `${publicUrl}/`,
    logo: publicUrl + LOGO,
    description: 'Remote jobs in education, straight from the companies’ own job boards.',
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}
