import { parseMarkup } from '@lilypad/boards'
import { type CheerioAPI, load } from 'cheerio/slim'
import { findLine } from './found-fields.ts'

/** Longer than any real posting. */
const LONGEST = 4_000_000

export type Page = {
  url: URL
  html: string
  $: CheerioAPI
  /** The text of the first element that a selector finds and that has one. */
  text(...selectors: readonly string[]): string | null
  meta(...names: readonly string[]): string | null
  /** The HTML of the first element that a selector finds, without what stands around a posting. */
  inner(...selectors: readonly string[]): string | null
}

/** What a text without its closing marks would swallow: other jobs, with other pay. */
const AROUND =
  'aside, nav, footer, form, script, [class*="related"], [class*="similar"], [id*="related"], [id*="similar"]'

/** A page, ready to be read. It may be hostile or cut off: what was parsed counts. */
export function openPage(url: string, body: string): Page {
  const html = body.slice(0, LONGEST)
  const $ = load(parseMarkup(html).root)
  const text: Page['text'] = (...selectors) => {
    for (const selector of selectors)
      for (const element of $(selector).toArray().slice(0, 5)) {
        const found = findLine($(element).attr('content') ?? $(element).text())
        if (found) return found
      }
    return null
  }
  const meta: Page['meta'] = (...names) =>
    text(...names.flatMap((name) => [`meta[property="${name}"]`, `meta[name="${name}"]`]))
  const inner: Page['inner'] = (...selectors) => {
    const found = selectors.map((selector) => $(selector).first()).find((one) => one.html())
    const copy = found?.clone()
    copy?.find(AROUND).remove()
    return copy?.html() ?? null
  }
  return { url: new URL(url), html, $, text, meta, inner }
}
