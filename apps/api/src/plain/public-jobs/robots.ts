/** What others have no business to crawl: calls, hooks, and where no money moves. */
const CLOSED = ['/api/', '/admin-api/', '/webhooks/', '/sandbox/']

/** robots.txt (RFC 9309): everything that is for people may be crawled, and the sitemap says what there is. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
