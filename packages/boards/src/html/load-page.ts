import { ScrapeError } from '@lilypad/domain'
import { type CheerioAPI, load } from 'cheerio/slim'

/** Deeper than any real page nests its elements; parsing costs more with each level. */
const DEEPEST = 300
const TAG = /<!--|<(\/?)([a-z][a-z\d-]*)/gi
const RAW = new Set(['script', 'style', 'textarea', 'title', 'template', 'svg'])
/** Elements without an end tag, or whose end tag is optional. */
const SELF_ENDING = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th option'.split(
    ' ',
  ),
)

/**
 * Parses a board's page for queries. Throws ScrapeError `changed` when it is nested deeper than any real page. Query
 * one selector at a time: selectors joined by commas are slow on large pages.
 */
export function loadPage(html: string): CheerioAPI {
  const open: string[] = []
  TAG.lastIndex = 0
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const name = tag[2]?.toLowerCase() ?? '!--'
    if (name === '!--' || (RAW.has(name) && !tag[1])) {
      const end = endOf(name, html, TAG.lastIndex)
      if (end < 0) break
      TAG.lastIndex = end
    } else if (tag[1]) close(name, open)
    else if (!SELF_ENDING.has(name)) open.push(name)
    if (open.length > DEEPEST)
      throw new ScrapeError('changed', 'This page is nested deeper than any page is.')
  }
  return load(html)
}

/** Whether the page arrived complete. */
export function isWholePage(html: string): boolean {
  return /<\/html\s*>/i.test(html.slice(-20_000))
}

function endOf(name: string, html: string, from: number): number {
  const ending = name === '!--' ? /-->/g : new RegExp(`</${name}`, 'gi')
  ending.lastIndex = from
  return ending.test(html) ? ending.lastIndex : -1
}

function close(name: string, open: string[]): void {
  const at = open.lastIndexOf(name)
  if (at >= 0) open.length = at
}
