import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { isSameSite, linkTarget } from '../address.ts'
import { readItems } from '../answer.ts'
import type { BoardAnswer, BoardContext } from '../board-system.ts'
import { createPosting } from '../create-posting.ts'
import { body, needed, optional, webAddress } from '../fields.ts'
import { loadPage } from '../html/load-page.ts'
import { readFeed } from '../rss.ts'

const OF_JOBS = /job|career|vacan|employment|position|opening|opportunit|posting|recruit/i
const FEED_TYPE = /^application\/(rss|atom)\+xml$/i
const ANY_FEED = /application\/(rss|atom)\+xml/i
/** The most feeds tried for one page. */
const MAX_FEEDS = 3
/** The fingerprint of each posting of a feed begins so: later readings know by it where the posting comes from. */
export const OF_FEED = 'feed '

const Item = z.object({ title: needed, link: webAddress, id: optional, html: body, postedAt: optional })

/**
 * The postings of the first job feed that a page announces and that holds any; null without one. `doubts` gets a
 * sentence where a feed before it holds none, if jobs came from a feed before.
 */
export async function readJobFeed(
  page: WebResponse,
  { web, live = [], known }: BoardContext,
  doubts: string[],
): Promise<BoardAnswer | null> {
  const gaveJobs = new Set(live.map((id) => known?.(id)?.posting.listFingerprint))
  for (const url of readFeeds(page).slice(0, MAX_FEEDS)) {
    const response = await web.request({ url })
    const answer = response.status === 200 ? readAnswer(response, url) : null
    if (answer) return answer
    if (gaveJobs.has(OF_FEED + url)) doubts.push('The page announces a feed of jobs that gave none.')
  }
  return null
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

function readAnswer(response: WebResponse, url: string): BoardAnswer | null {
  const items = feedItems(response)
  if (items.length === 0) return null
  // Feeds usually hold only the newest entries, cut at a round number: 10, 15, 25.
  const mayBeCut = items.length >= 10 && items.length % 5 === 0
  const doubt = mayBeCut ? 'The feed of the page may hold its newest postings only.' : null
  const cutShort = isSameSite(response.url, url) ? doubt : 'The feed of the page leads to another site.'
  return { outcome: 'read', ...readItems(items, Item, (item) => toPosting(item, url)), cutShort }
}

function feedItems(response: WebResponse) {
  try {
    return readFeed(response.text()).items.map(({ element: _, ...item }) => ({
      ...item,
      link: linkTarget(item.link, response.url),
    }))
  } catch (error) {
    if (error instanceof ScrapeError) return []
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
