import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { changedForm } from './answer.ts'
import type { BoardContext, ReadAnswer } from './board-system.ts'
import { type DetailReader, type ListedPosting, readDetails } from './details.ts'
import { loadPage } from './html/load-page.ts'
import { withJobPosting } from './job-postings.ts'

/**
 * A board's answer from its list: each posting with its text. `cutShort` says why the list lacks postings; a list
 * without some of its texts is whole. A slice of an index leaves out what needs no detail: only what passes is curated.
 */
export async function completeList(
  { postings: listed, dropped }: { postings: readonly ListedPosting[]; dropped: number },
  context: BoardContext,
  {
    cutShort = null,
    isSlice = false,
    ...reader
  }: DetailReader & { cutShort?: string | null; isSlice?: boolean },
): Promise<ReadAnswer> {
  const passes = ({ posting }: ListedPosting) => !isSlice || (reader.needsDetail?.(posting) ?? true)
  const details = await readDetails(listed.filter(passes), context, reader)
  return { outcome: 'read', ...details, dropped, cutShort }
}

/** Reads the text of a posting's page from the first such element. Throws ScrapeError `changed` for a page without. */
export function byElement(label: string, ...selectors: string[]): DetailReader['withDetail'] {
  return (posting, page) => {
    const $ = loadPage(page.text())
    const html = selectors.map((selector) => $(selector).first().html()).find((one) => one?.trim())
    if (html) return { ...posting, html }
    throw changedForm(label, 'the page of a posting holds no text')
  }
}

/** Reads a posting's page by its JSON-LD. Throws ScrapeError `changed` for a page without any. */
export function byJobPosting(label: string): DetailReader['withDetail'] {
  return (posting: FoundPosting, page: WebResponse) => {
    const described = withJobPosting(posting, page)
    if (described) return described
    throw changedForm(label, 'the page of a posting does not describe it')
  }
}
