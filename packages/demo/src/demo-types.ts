import type { AudienceId, Category, JobType, TravelLevel, UnlistedReason, Workplace } from '@lilypad/domain'

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

/** An invented employer, and what all of its postings say alike. */
export type Employer = {
  /** Also the first label of its `.example` host. */
  tenant: string
  name: string
  sector: DemoSector
  system: DemoSystem
  /** Lever and Greenhouse keep European accounts under other hosts. */
  european?: true
  /** A small SVG. */
  logo: string
  offices: DemoCity[]
  headings: Record<'role' | 'duties' | 'skills' | 'extras' | 'terms' | 'pay' | 'benefits', string> & {
    about: string | null
  }
  /** The company introduces itself first, or only at the end. */
  aboutFirst: boolean
  /** How its own careers page writes a description. */
  markup: 'breaks' | 'plain'
  about: string[]
  benefits: string[]
  closing: string[]
  /** Titles of jobs to mark as featured, each once on its board. */
  featuredTitles?: string[]
}

export type Level = 'intern' | 'entry' | 'mid' | 'senior' | 'lead' | 'director' | 'chief'

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
  | { kind: 'anywhere' | 'nationwide' | 'states' | 'countries' | 'region'; names: string[] }
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

/** What a posting and its entry in `data` have in common: the answers that a careful reader would give of it. */
export type PostingFacts = {
  /** The system's own id, as it stands in its answer. */
  id: string
  title: string
  department: string
  level: Level
  category: Category
  jobType: JobType
  workplace: Workplace | null
  audience: AudienceId[]
}

export type DemoPosting = PostingFacts & {
  tenant: string
  area: DemoArea
  pay: DemoPay
  travel: { level: TravelLevel; sentence: string | null }
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
