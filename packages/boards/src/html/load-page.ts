import { ScrapeError, type WebResponse } from '@lilypad/domain'
import { type CheerioAPI, load } from 'cheerio/slim'
import { linkTarget } from '../board-address.ts'
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

/** The elements of a page that a selector finds, each with the address that it links to. */
export function findLinks(page: WebResponse, selector: string) {
  const $ = loadPage(page.text())
  const links = $(selector)
    .toArray()
    .map((element) => $(element))
  return links.map((link) => ({ link, url: linkTarget(link.attr('href'), page.url) }))
}

/** Whether the page arrived complete. */
export function isWholePage(html: string): boolean {
  return /<\/html\s*>/i.test(html.slice(-20_000))
}
