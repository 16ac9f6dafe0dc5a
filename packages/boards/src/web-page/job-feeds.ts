import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, needed, optional, webAddress } from '../answer-fields.ts'
import { isSameSite, linkTarget } from '../board-address.ts'
import type { BoardAnswer, BoardContext } from '../board-system.ts'
import { createPosting } from '../create-posting.ts'
import { loadPage } from '../html/load-page.ts'
import { readItems } from '../parse-answer.ts'
import { readFeed } from '../rss.ts'

const OF_JOBS = /job|career|vacan|employment|position|opening|opportunit|posting|recruit/i
const FEED_TYPE = /^application\/(rss|atom)\+xml$/i
const ANY_FEED = /application\/(rss|atom)\+xml/i
/** The most feeds tried for one page. */
const MAX_FEEDS = 3
/** The fingerprint of each posting of a feed begins so: later readings know by it where the posting comes from. */
export const OF_FEED = 'feed '

/** Why postings may be missing: by what could not be read, and by what is empty. */
export type Doubts = { unread: string[]; empty: string[] }

const Item = z.object({ title: needed, link: webAddress, id: optional, html: body, postedAt: optional })

/**
 * The postings of the first job feed that a page announces and that holds any; null without one. `doubts` gets a
 * sentence where a feed before it holds none, if jobs came from a feed before.
 */
export async function readJobFeed(
  page: WebResponse,
  context: BoardContext,
  doubts: Doubts,
): Promise<BoardAnswer | null> {
  for (const url of readFeeds(page).slice(0, MAX_FEEDS)) {
    const response = await context.web.request({ url })
    const items = feedItems(response)
    const isSame = isSameSite(response.url, url)
    if (items && items.length > 0) return readAnswer(items, url, isSame)
    const reasons = items && isSame ? doubts.empty : doubts.unread
    if (gaveJobs(context, ({ listFingerprint }) => listFingerprint === OF_FEED + url))
      reasons.push('The page announces a feed of jobs that gave none.')
  }
  return null
}

/** Whether a job of the board comes from there, also one whose page is due to be read again. */
export function gaveJobs({ live = [], known }: BoardContext, isFrom: (posting: FoundPosting) => boolean) {
  return live.flatMap((id) => known?.(id)?.posting ?? []).some(isFrom)
}

function readFeeds(page: WebResponse): string[] {
  if (!ANY_FEED.test(page.text())) return []
  const $ = loadPage(page.text())
  return $('link[rel="alternate"][href]')
    .toArray()
    .flatMap(({ attribs }) => {
      const about = `${attribs.title ?? ''} ${attribs.href ?? ''}`
      const isOfJobs = FEED_TYPE.test(attribs.type ?? '') && OF_JOBS.test(about) && !/comment/i.test(about)
      return (isOfJobs && linkTarget(attribs.href, page.url)) || []
    })
}

function readAnswer(items: readonly unknown[], url: string, isSame: boolean): BoardAnswer {
  // Feeds usually hold only the newest entries, cut at a round number: 10, 15, 25.
  const mayBeCut = items.length >= 10 && items.length % 5 === 0
  const doubt = mayBeCut ? 'The feed of the page may hold its newest postings only.' : null
  const cutShort = isSame ? doubt : 'The feed of the page leads to another site.'
  return { outcome: 'read', ...readItems(items, Item, (item) => toPosting(item, url)), cutShort }
}

/** Null for what is no feed. */
function feedItems(response: WebResponse) {
  if (response.status !== 200) return null
  try {
    return readFeed(response.text()).items.map(({ element: _, ...item }) => ({
      ...item,
      link: linkTarget(item.link, response.url),
    }))
  } catch (error) {
    if (error instanceof ScrapeError) return null
    throw error
  }
}

function toPosting(item: z.infer<typeof Item>, feed: string): FoundPosting {
  return createPosting({
    externalId: item.id ?? item.link,
    title: item.title,
    url: item.link,
    html: item.html,
    postedAt: item.postedAt,
    listFingerprint: OF_FEED + feed,
  })
}
