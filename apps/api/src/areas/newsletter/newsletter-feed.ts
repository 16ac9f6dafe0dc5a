import { listSiteContents } from '@lilypad/db'
import { HOUR_MS } from '@lilypad/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { type NewsletterPost, readPosts } from './read-posts.ts'

/** Delay before a failed feed is read again. */
const PAUSE = 5 * 60_000
const TIMEOUT_MS = 10_000
const MAX_CHARACTERS = 2_000_000

async function fetchFeed(url: string): Promise<NewsletterPost[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The newsletter's feed answered ${response.status}.`)
  const text = await response.text()
  if (text.length > MAX_CHARACTERS) throw new Error("The newsletter's feed is too long.")
  return readPosts(text)
}

/** Of the operator's feed, kept for an hour, longer while it is unreadable; else those that came with the product. */
export function createNewsletterFeed(
  { config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const { feedUrl } = config.newsletter
  let posts: NewsletterPost[] | null = null
  let askAgainAt = 0
  let asking: Promise<void> | null = null

  const ask = async (url: string) => {
    try {
      posts = await fetchFeed(url)
      askAgainAt = now().getTime() + HOUR_MS
    } catch (error) {
      askAgainAt = now().getTime() + PAUSE
      log.warn({ err: error }, 'The newsletter’s feed could not be read.')
    }
  }

  const refresh = (url: string): Promise<void> => {
    asking ??= ask(url).finally(() => {
      asking = null
    })
    return asking
  }

  return async (): Promise<NewsletterPost[]> => {
    if (feedUrl !== undefined && now().getTime() >= askAgainAt) {
      const refreshed = refresh(feedUrl)
      // If there are cached posts, requests do not wait for new ones.
      if (posts === null) await refreshed
    }
    return posts ?? listSiteContents(database.db, 'newsletter_post')
  }
}
