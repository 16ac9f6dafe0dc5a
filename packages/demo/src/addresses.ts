import type { Employer } from './demo-types.ts'

/** 'Account Executive, K-12 Districts' becomes 'account-executive-k-12-districts'. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Where the system itself shows a posting, and where it takes applications. */
export function ownAddresses(
  employer: Employer,
  id: string,
  title: string,
): { url: string; applyUrl: string } {
  const { tenant, european } = employer
  switch (employer.system) {
    case 'greenhouse':
      return both(`https://boards.greenhouse.io/${tenant}/jobs/${id}`, '#app')
    case 'lever':
      return both(`https://jobs.${european ? 'eu.' : ''}lever.co/${tenant}/${id}`, '/apply')
    case 'ashby':
      return both(`https://jobs.ashbyhq.com/${tenant}/${id}`, '/application')
    case 'workable':
      return both(`https://apply.workable.com/j/${id}`, '/apply')
    case 'recruitee':
      return both(`https://${tenant}.recruitee.com/o/${slug(title)}-${id}`, '/c/new')
    case 'jsonld':
      return both(`https://${tenant}.example/careers/${slug(title)}-${id.toLowerCase()}`, '')
  }
}

const both = (url: string, apply: string) => ({ url, applyUrl: `${url}${apply}` })

/** What a person would paste. */
export function careersUrl({ system, tenant, european }: Employer): string {
  switch (system) {
    case 'greenhouse':
      return `https://boards.greenhouse.io/${tenant}`
    case 'lever':
      return `https://jobs.${european ? 'eu.' : ''}lever.co/${tenant}`
    case 'ashby':
      return `https://jobs.ashbyhq.com/${tenant}`
    case 'workable':
      return `https://apply.workable.com/${tenant}/`
    case 'recruitee':
      return `https://${tenant}.recruitee.com/`
    case 'jsonld':
      return `https://${tenant}.example/careers`
  }
}
