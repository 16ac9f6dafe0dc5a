import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { changedForm } from './answer.ts'
import type { BoardAnswer, BoardContext } from './board-system.ts'
import { firstCompany } from './create-posting.ts'
import { type DetailReader, type ListedPosting, readDetails } from './details.ts'
import { withJobPosting } from './job-postings.ts'

/** Like `readDetails`, but makes no request when the list already gave a posting's text. */
export async function readMissingTexts(
  listed: readonly ListedPosting[],
  context: BoardContext,
  reader: DetailReader,
): ReturnType<typeof readDetails> {
  const needs = ({ posting }: ListedPosting) =>
    posting.html === null && (reader.needsDetail?.(posting) ?? true)
  const without = listed.filter(needs)
  const details = await readDetails(without, context, reader)
  const read = details.postings.values()
  const postings = listed.map((one) => (needs(one) ? (read.next().value ?? one.posting) : one.posting))
  return { ...details, postings }
}

/**
 * A board's answer from its list: each posting with its text, and the company that the first posting names. `cutShort`
 * says why the list lacks postings; a list without some of its texts is whole. A slice of an index leaves out what needs
 * no detail: only what passes is curated.
 */
export async function completeList(
  { postings: listed, dropped }: { postings: readonly ListedPosting[]; dropped: number },
  context: BoardContext,
  {
    cutShort = null,
    isSlice = false,
    ...reader
  }: DetailReader & { cutShort?: string | null; isSlice?: boolean },
): Promise<BoardAnswer & { outcome: 'read' }> {
  const passes = ({ posting }: ListedPosting) => !isSlice || (reader.needsDetail?.(posting) ?? true)
  const details = await readMissingTexts(listed.filter(passes), context, reader)
  const company = firstCompany(details.postings)
  return { outcome: 'read', ...details, dropped, company, cutShort }
}

/** Reads a posting's page by its JSON-LD. Throws ScrapeError `changed` for a page without any. */
export function byJobPosting(label: string): DetailReader['withDetail'] {
  return (posting: FoundPosting, page: WebResponse) => {
    const described = withJobPosting(posting, page)
    if (described) return described
    throw changedForm(label, 'the page of a posting does not describe it')
  }
}
