import {
  clientAddress,
  jobPage,
  MAX_FEED_ITEMS,
  paths,
  publicJobPage,
  serverPaths,
} from '@lilypad/contracts/addresses'
import type { FeedSearch, MatchableJob } from '@lilypad/db'
import {
  createMatcher,
  feedWords,
  type PersonalMarks,
  readSavedState,
  searchName,
  withMarks,
} from '@lilypad/domain'

/** The address of a saved search's RSS feed: its token is the only key to it. Null without a feed. */
export const feedAddress = (publicUrl: string, token: string | null): string | null =>
  token === null ? null : publicUrl + serverPaths.feed.href(`${token}.xml`)

/** The token and form that the last part of a feed's address names; null for anything else. */
export function readFeedFile(file: string): { token: string; isJson: boolean } | null {
  const [, token, form] = /^([\w-]{43})\.(xml|json)$/.exec(file) ?? []
  return token === undefined ? null : { token, isJson: form === 'json' }
}

/** The content of a feed: the newest jobs of a saved search, or those that everyone may see. */
export type Feed = {
  title: string
  description: string
  homeUrl: string
  /** The feed's own address. */
  feedUrl: string
  /** The WebSub hub that passes its news on. */
  hubUrl: string | null
  items: FeedItem[]
}
type FeedItem = { url: string; title: string; text: string; approvedAt: Date }

/** Characters that XML forbids: control characters and halves of surrogate pairs. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')

function toItem(job: MatchableJob, url: string): FeedItem {
  const { title, text } = feedWords(job)
  return { url, title: printable(title), text: printable(text), approvedAt: job.approvedAt }
}

/** The newest 50 of `jobs`, which come newest first, that pass the filter of a saved search. */
export function makeFeed(
  { name, state }: Pick<FeedSearch, 'name' | 'state'>,
  jobs: readonly MatchableJob[],
  { marks, publicUrl, feedUrl }: { marks: PersonalMarks; publicUrl: string; feedUrl: string },
): Feed {
  const passes = createMatcher(readSavedState(state).filter)
  const items: FeedItem[] = []
  for (const job of jobs) {
    if (items.length === MAX_FEED_ITEMS) break
    if (passes(withMarks(job, marks))) items.push(toItem(job, jobPage(publicUrl, job.id)))
  }
  return {
    title: printable(`${searchName({ name })} · Lilypad`),
    description: 'The newest jobs of a saved search.',
    homeUrl: clientAddress(publicUrl, paths.dashboard.href()),
    feedUrl,
    // Its address is a secret.
    hubUrl: null,
    items,
  }
}

/** Of the newest jobs that everyone may see; each links to its public page. */
export const newestFeed = (
  jobs: readonly MatchableJob[],
  { publicUrl, feedUrl, hubUrl }: { publicUrl: string; feedUrl: string; hubUrl: string | null },
): Feed => ({
  title: 'The newest jobs on Lilypad',
  description: 'Remote jobs in education that everybody can see.',
  homeUrl: `${publicUrl}/`,
  feedUrl,
  hubUrl,
  items: jobs.map((job) => toItem(job, publicJobPage(publicUrl, job.id))),
})
