import type { backOfficeCalls } from '@lilypad/contracts'
import { adminQuery, useAdminCall } from './back-office.ts'

export const siteContentsQuery = adminQuery('getSiteContents', {})

/** A change of what the public pages show, too. */
export const useContentCall = <N extends keyof typeof backOfficeCalls>(name: N, title?: string) =>
  useAdminCall(name, title, 'getSiteContents', 'loadTestimonials', 'loadSalesLogos')
