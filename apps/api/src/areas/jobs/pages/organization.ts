import { publicCompanyPage, serverPaths } from '@lilypad/contracts/addresses'
import type { Company } from '@lilypad/db'
import { logoOf, ownBoardsOf } from '../to-company.ts'

/**
 * An employer as schema.org's `Organization`: its page here, its logo, and the addresses of its own boards.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export const organization = (company: Company, slug: string, publicUrl: string): object => {
  const logo = logoOf(company)
  const sites = ownBoardsOf(company)
    .map(({ careersUrl }) => careersUrl)
    .filter((url) => /^https?:\/\//i.test(url))
  return {
    '@context': 'https://schema.org/',
    '@type': 'Organization',
    name: company.name,
    url: publicCompanyPage(publicUrl, slug),
    ...(logo !== null && { logo: publicUrl + serverPaths.logo.href(logo) }),
    ...(sites.length > 0 && { sameAs: sites }),
  }
}
