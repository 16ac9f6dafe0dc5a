import { careersUrl } from './addresses.ts'
import type { DemoSector, DemoSystem } from './demo-types.ts'
import { BOARDS } from './read-data.ts'

export type DemoCatalogueEntry = {
  companyName: string
  sector: DemoSector
  system: DemoSystem
  /** What a person would paste. */
  careersUrl: string
  logoUrl: string
  /** Titles of jobs to mark as featured, exactly as on the board; empty for most. */
  featuredTitles: string[]
}

/** The demo boards to load at a first start, in the order of their systems. */
export const demoCatalogue = (): DemoCatalogueEntry[] =>
  BOARDS.map(({ employer }) => ({
    companyName: employer.name,
    sector: employer.sector,
    system: employer.system,
    careersUrl: careersUrl(employer),
    logoUrl: `https://${employer.tenant}.example/logo.svg`,
    featuredTitles: employer.featuredTitles ?? [],
  }))
