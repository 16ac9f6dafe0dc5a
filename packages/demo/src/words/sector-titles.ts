import type { DemoSector } from '../demo-types.ts'

/** Titles that are at home in some sectors only. */
export const SECTOR_TITLES: { sectors: DemoSector[]; titles: RegExp }[] = [
  { sectors: ['higher_ed'], titles: /Provost|to the Dean|Student Accounts|Accreditation|Institutional/ },
  { sectors: ['prek12'], titles: /Superintendent/ },
  { sectors: ['edtech', 'learning_development'], titles: /General Manager|Chief Product Officer/ },
]
