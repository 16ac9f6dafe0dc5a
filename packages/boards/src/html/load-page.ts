import { ScrapeError } from '@lilypad/domain'
import { type CheerioAPI, load } from 'cheerio/slim'
import { parseMarkup } from './parse-markup.ts'

/**
 * Parses a board's page for queries. Throws ScrapeError `changed` when it is nested deeper than any real page, or has
 * more elements. Query one selector at a time: selectors joined by commas are slow on large pages.
 */
export function loadPage(html: string): CheerioAPI {
  const { root, isWhole } = parseMarkup(html)
  if (!isWhole) throw new ScrapeError('changed', 'This page is nested deeper or larger than any page is.')
  return load(root)
}

/** Whether the page arrived complete. */
export function isWholePage(html: string): boolean {
  return /<\/html\s*>/i.test(html.slice(-20_000))
}
