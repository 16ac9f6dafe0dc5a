import { readFileSync } from 'node:fs'
import type { TravelLevel, UnlistedReason } from '@lilypad/domain'
import type { DemoOddity, DemoPay, Employer, PostingFacts } from './demo-types.ts'

/** The parts of a description that are the posting's own. */
export type PostingText = {
  role: string[]
  duties: string[]
  skills: string[]
  extras?: string[]
  terms: string[]
  hasBenefits?: false
  /** Before the employer's own closing. */
  closing?: string[]
}

/** What an earlier version said otherwise, until so many days ago. */
export type EarlierVersion = Partial<Omit<PostingEntry, 'text'>> & {
  untilDaysAgo: number
  text?: Partial<PostingText>
}

/** A posting in `data`. Days count back from the Monday of the present week; `applyInDays` from the first of its month. */
export type PostingEntry = PostingFacts & {
  /** In place of the title on hostile boards. */
  hostileTitle?: string
  isHostile?: true
  area: { kind: 'anywhere' | 'nationwide' | 'states' | 'countries' | 'region'; names?: string[] } | CityArea
  pay: Pick<DemoPay, 'form'> & Partial<DemoPay>
  travel: { level: TravelLevel; sentence?: string }
  unlistedReason?: UnlistedReason
  oddities?: DemoOddity[]
  applyInDays?: number
  /** Null for one without a description. */
  text: PostingText | null
  /** The employer's own date. */
  postedDaysAgo: number
  /** When its board first showed it; when it was posted, if absent. */
  seenDaysAgo?: number
  closedDaysAgo?: number
  /** Off its board from the first to the second. */
  awayDaysAgo?: [number, number]
  /** Oldest first. */
  before?: EarlierVersion[]
  /** The same vacancy under another id. */
  earlierListing?: { id: string; fromDaysAgo: number; untilDaysAgo: number }
  /** Comes to its board at a later revision. */
  isReserve?: true
}
type CityArea = { kind: 'cities'; cities: string[] }

/** `like` names a posting of the same file that it equals in all that it does not say itself. */
type WrittenEntry = Partial<Omit<PostingEntry, 'text'>> & {
  id: string
  like?: string
  text?: Partial<PostingText> | null
}
type Written = { employer: Employer; postings: WrittenEntry[]; hidden?: WrittenEntry[] }

export type BoardData = { employer: Employer; postings: PostingEntry[]; hidden: PostingEntry[] }

/** In the order of their systems. All invented; none occurs in the catalogue of real boards. */
const EMPLOYERS = `quillmarsh pebblestack wrenfield tallowmere larkhollow cedarwick thistlewick trellisworth
  marrowgate halverdale opalorchard moorwick inkwren kitelume cobblewise tidepath nestmoor
  fieldmoss sablebrook lumenquay harrowmint bridgetarn veldhaven kestrelveld pinefold saltfern
  juniperstrand cloverhythe wickerlight lanternreach`.split(/\s+/)

const HISTORY = [
  'seenDaysAgo',
  'closedDaysAgo',
  'awayDaysAgo',
  'before',
  'earlierListing',
  'isReserve',
] as const satisfies (keyof PostingEntry)[]

function withModel(entry: WrittenEntry, all: readonly WrittenEntry[]): PostingEntry {
  if (entry.like === undefined) return entry as PostingEntry
  const model = all.find(({ id }) => id === entry.like)
  if (!model) throw new Error(`There is no posting ${entry.like}, which ${entry.id} is like.`)
  const { ...shared } = model
  for (const key of HISTORY) delete shared[key]
  const text = entry.text ? { ...model.text, ...entry.text } : model.text
  return { ...shared, ...entry, text } as PostingEntry
}

function readBoardData(name: string): BoardData {
  const file = new URL(`../data/${name}.json`, import.meta.url)
  const { employer, postings, hidden = [] } = JSON.parse(readFileSync(file, 'utf8')) as Written
  const complete = (entry: WrittenEntry) => withModel(entry, postings)
  return { employer, postings: postings.map(complete), hidden: hidden.map(complete) }
}

export const BOARDS: readonly BoardData[] = EMPLOYERS.map(readBoardData)
