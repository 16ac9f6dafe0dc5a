import { careersUrl } from './compose/ids.ts'
import type { DemoSector, DemoSystem } from './demo-types.ts'
import { EMPLOYERS } from './employers/all-employers.ts'
import { makeDemoBoards } from './make-boards.ts'

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

const featuredTitles = (): Map<string, string[]> =>
  new Map(
    makeDemoBoards().map(({ employer, postings }) => {
      const isPlain = (posting: (typeof postings)[number]) =>
        posting.unlistedReason === null && posting.oddities.length === 0 && posting.level !== 'chief'
      const titles = postings.filter(isPlain).map((posting) => posting.title)
      const single = titles.filter((title) => titles.indexOf(title) === titles.lastIndexOf(title))
      return [employer.tenant, single.slice(0, employer.featured ?? 0)]
    }),
  )

/** The demo boards to load at a first start, in the order of their systems. */
export const demoCatalogue = (): DemoCatalogueEntry[] => {
  const featured = featuredTitles()
  return EMPLOYERS.map((employer) => ({
    companyName: employer.name,
    sector: employer.sector,
    system: employer.system,
    careersUrl: careersUrl(employer),
    logoUrl: `https://${employer.tenant}.example/logo.svg`,
    featuredTitles: featured.get(employer.tenant) ?? [],
  }))
}
