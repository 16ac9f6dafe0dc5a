import { serverPaths } from '@lilypad/contracts/addresses'

/** Paths not to crawl: calls, webhooks and the payment sandbox. */
const CLOSED = ['/api/', '/admin-api/', '/webhooks/', '/sandbox/']

/** robots.txt (RFC 9309): all pages for people may be crawled, and the sitemap lists them. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${serverPaths.sitemap}`,
    '',
  ].join('\n')
