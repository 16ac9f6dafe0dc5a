import type { AudienceId, Category, JobType, TravelLevel, UnlistedReason, Workplace } from '@lilypad/domain'
import type { TopicName } from './words/topics.ts'

export type DemoSystem = 'greenhouse' | 'lever' | 'ashby' | 'workable' | 'recruitee' | 'jsonld'
export type DemoSector = 'edtech' | 'higher_ed' | 'prek12' | 'learning_development' | 'nonprofit'

/** A town with an office. `region` is a state's or province's name. */
export type DemoCity = {
  city: string
  region: string
  regionCode: string
  country: string
  countryCode: string
}

/** An invented employer, in words that fill the gaps of the role texts. */
export type Employer = {
  /** Also the first label of its `.example` host. */
  tenant: string
  name: string
  sector: DemoSector
  system: DemoSystem
  /** Lever and Greenhouse keep European accounts under other hosts. */
  european?: true
  postings: number
  /** Whose learning it is about; decides subjects, markets and which sentences fit. */
  topic: TopicName
  /** What it makes or runs, as a noun phrase: 'the Quillmarsh Reader'. */
  product: string
  /** Plural: 'early readers'. */
  learners: string
  /** Plural: 'school districts'. */
  partners: string
  offices: [DemoCity, ...DemoCity[]]
  /** Ids of role families that it hires for. */
  hires: string[]
  /** Share of its postings that are remote, 0 to 1. */
  remoteShare: number
  /** Share of its remote postings that are open outside the United States, 0 to 1. At 1 it hires in Europe. */
  abroadShare: number
  voice: number
  about: string[]
  benefits: string[]
  closing: string
  /** Ground and figure of the logo. */
  colours: [string, string]
  featured?: number
}

export type Level = 'intern' | 'entry' | 'mid' | 'senior' | 'lead' | 'director' | 'chief'

/** A kind of work with its own titles, duties and skills. Gaps: {org} {product} {learners} {partners} {subject}… */
export type RoleFamily = {
  id: string
  category: Category
  departments: string[]
  titles: Partial<Record<Level, string[]>>
  /** Thousands of dollars a year at the level `mid`. */
  pay: [number, number]
  /** What years of experience are counted in; names no industry. */
  craft: string
  /** The same, naming an industry or market. */
  industry: string
  welcomes: ('CP1' | 'CP2' | 'CP3')[]
  /** A licence or practice that every posting of the family asks for. */
  credential?: { audience: 'CP1' | 'CP2' | 'CP3'; lines: string[] }
  /** Work that needs a building: never offered from home. */
  inBuilding?: true
  purpose: string[]
  rhythm: string[]
  duties: string[]
  skills: string[]
  extras: string[]
}

/** How a salary is worded; each form occurs on the demo boards. */
export const PAY_FORMS = [
  'year range',
  'k range',
  'short k range',
  'hourly range',
  'hourly figure',
  'monthly',
  'weekly',
  'daily',
  'by place',
  'up to',
  'from',
  'one figure',
  'on target',
  'ten-month contract',
  'field only',
  'field and text',
  'foreign',
  'decoy only',
  'none',
] as const
export type PayForm = (typeof PAY_FORMS)[number]

export type DemoPay = {
  form: PayForm
  min: number | null
  max: number | null
  interval: 'year' | 'month' | 'week' | 'day' | 'hour' | null
  currency: 'USD' | 'EUR' | 'GBP' | 'CAD' | null
  /** What the description says; null when it is silent. */
  text: string | null
  /** The system's own pay field carries min and max. */
  inField: boolean
  /** Dollars a year at the upper end; null when unknown or in another currency. */
  yearlyDollars: number | null
}

/** Where a job may be done. `names` are English names of states or countries. */
export type DemoArea =
  | { kind: 'anywhere'; names: [] }
  | { kind: 'nationwide'; names: [] }
  | { kind: 'states'; names: string[] }
  | { kind: 'countries'; names: string[] }
  | { kind: 'region'; names: [string] }
  | { kind: 'cities'; names: string[]; cities: DemoCity[] }

export type Section = {
  heading: string | null
  paragraphs: string[]
  items: string[]
  /** 'about' and 'closing' are boilerplate; 'lists' are the duties and skills. */
  part: 'about' | 'role' | 'list' | 'terms' | 'closing'
}

export type DemoOddity =
  | 'hostile'
  | 'long title'
  | 'odd characters'
  | 'no description'
  | 'listed twice'
  | 'tracking links'
  | 'hybrid shown as remote'
  | 'not public'

/** One posting with the answers that a careful reader would give of it. */
export type DemoPosting = {
  /** The system's own id, as it stands in its answer. */
  id: string
  tenant: string
  title: string
  department: string
  level: Level
  category: Category
  jobType: JobType
  workplace: Workplace | null
  area: DemoArea
  pay: DemoPay
  travel: { level: TravelLevel; sentence: string | null }
  audience: AudienceId[]
  sections: Section[]
  /** Put after the description as it is: what a hostile author might paste. */
  rawHtml: string | null
  /** `YYYY-MM-DDTHH:MM:SSZ` */
  publishedAt: string
  updatedAt: string
  /** `YYYY-MM-DD` or null. */
  applyBy: string | null
  unlistedReason: UnlistedReason | null
  oddities: DemoOddity[]
  url: string
  applyUrl: string
}

export type DemoBoard = {
  employer: Employer
  /** What a reader should find, in the board's order. */
  postings: DemoPosting[]
  /** What the answer holds beside them and a reader must leave out: drafts, talent-pool posts. */
  hidden: DemoPosting[]
}
