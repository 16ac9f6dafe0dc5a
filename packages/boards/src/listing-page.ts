import { readSalary } from '@lilypad/curation'
import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { load } from 'cheerio/slim'
import { cleanPosting, cleanText } from './clean-posting.ts'
import { readHtml } from './html/html-to-markdown.ts'
import { parseMarkup } from './html/parse-markup.ts'
import { readJobPostings } from './job-postings.ts'

/** What a job's own page says of the job; null for what is missing. */
export type ListingPage = { title: string | null; companyName: string | null; salaryRange: string | null }

/** The head comes first; a hostile page may never end. */
const HEAD_LENGTH = 500_000
const MAX_TITLE_LENGTH = 200

const findLine = (text: string | null | undefined): string | null =>
  text ? cleanText(text.replace(/\s+/g, ' ').trim(), MAX_TITLE_LENGTH).trim() || null : null

function readHead(html: string): ListingPage {
  const $ = load(parseMarkup(html.slice(0, HEAD_LENGTH)).root)
  const meta = (name: string) => findLine($(`meta[property="${name}"], meta[name="${name}"]`).attr('content'))
  return {
    title: meta('og:title') ?? findLine($('title').first().text()),
    companyName: meta('og:site_name'),
    salaryRange: null,
  }
}

/** The page's schema.org JobPosting when it has exactly one; else null. */
export function readDescribedPosting(page: WebResponse): FoundPosting | null {
  const [posting, ...more] = readJobPostings(page)?.postings ?? []
  return posting && more.length === 0 ? cleanPosting(posting) : null
}

/**
 * Reads the page of one job: its schema.org JobPosting when there is exactly one, else the tags in its head for social
 * sharing. Plain text, one line each, at most 200 characters.
 */
export function readListingPage(page: WebResponse): ListingPage {
  const head = readHead(page.text())
  const posting = readDescribedPosting(page)
  if (!posting) return head
  const text = posting.html === null ? '' : readHtml(posting.html).text
  return {
    title: findLine(posting.title),
    companyName: findLine(posting.company) ?? head.companyName,
    salaryRange: findLine(readSalary(text, { title: posting.title, pay: posting.pay })?.text),
  }
}
