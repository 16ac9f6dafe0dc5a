import type { WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { isSameSite } from '../board-address.ts'
import { readHtml } from '../html/html-to-markdown.ts'
import { isWholePage, loadPage } from '../html/load-page.ts'
import { readJobPostings } from '../job-postings.ts'

/** Parts around the content of a page. Many sites have a form there to log in. */
const AROUND = ['nav', 'header', 'footer', 'aside', 'dialog']
const LOG_IN = /\/((log|sign)[-_.]?[io]n|sso|saml2?|oauth2?|auth)\b/i
const NOT_THERE = /\b(404|not found|no longer (available|open))\b/i
const NOUN = '(job|position|posting|role|vacancy)'
const ENDS = '(filled|closed|expired|removed)'
const ENDED_TITLE = new RegExp(
  String.raw`^(error )?404\b|\b(page|${NOUN})( \w+)? (not|no longer) (found|available|open)\b`,
  'i',
)
/** 'Position closed', 'This job has expired' as a sentence of its own. */
const ENDED = new RegExp(`^(this |the )?${NOUN}( is| has| has been| was)?( now)? ${ENDS}$`, 'i')
const HAS_ENDED = new RegExp(
  String.raw`\b${NOUN}( (?!session)[^\s,]+){0,3}? (has been|is|was|is now|has) (${ENDS}|not available)\b`,
  'i',
)
const NO_LONGER = new RegExp(
  String.raw`\b${NOUN}\b.* no longer (available|open|active|accepting applications)\b`,
  'i',
)
const SHOWN = 'available|open|posted|listed|advertised|found|published|to (show|display)'
const ARE_SHOWN = String.raw`((is|are|were|(has|have) been|being)\s+((currently|being)\s+)?)?(${SHOWN})`
/** A place or a time may be long, so it is the last thing before the end or a comma. */
const WHERE = String.raw`(\s+((at|in|within|with)\s(?!(your|an?)\b)|for\s(this|the|our)\s).{1,80})?`
const CONDITION = /\b(if|when|whenever|unless|should)\b/i
const NONE_OPEN = new RegExp(
  String.raw`\b(no|(not|\w+n.t)( \w+)? have any|aren.t any)\s+(\w+\s+){0,2}` +
    '(openings?|positions?|vacancies|vacancy|jobs|opportunities)' +
    String.raw`(\s+(${ARE_SHOWN}|currently|now|right now|today|yet))*${WHERE}` +
    String.raw`(\s*($|[,;:–—(])|\s+(-|but)\s)`,
  'i',
)
const UNTIL = /\buntil\b.{0,40}?\b(filled|closed|expired)\b/gi

type Asked = { title: string; url: string }

export function loadContent(page: WebResponse): CheerioAPI {
  const $ = loadPage(page.text())
  for (const part of AROUND) $(part).remove()
  return $
}

/** Whether a page with this content asks to log in instead of showing the posting. Some show a form beside it. */
export function asksToLogIn($: CheerioAPI, page: WebResponse, { title, url }: Asked): boolean {
  if (page.url !== url && isAtLogIn(page)) return true
  return asksForPassword($) && !showsTitle(page, title)
}

/** Whether a page is there to log in. */
export function isLogIn(page: WebResponse): boolean {
  return isAtLogIn(page) || asksForPassword(loadContent(page))
}

const isAtLogIn = ({ url }: WebResponse) => LOG_IN.test(new URL(url).pathname)
const asksForPassword = ($: CheerioAPI) => $('input[type="password"]').length > 0

/** Whether the title of a page says that it is not there. */
export function isNotThere($: CheerioAPI): boolean {
  return NOT_THERE.test($('title').first().text())
}

/** Whether the page of a posting says that it has ended. */
export function hasEnded(page: WebResponse, asked: Asked): boolean {
  const $ = loadContent(page)
  if (!isWholePage(page.text()) || asksToLogIn($, page, asked)) return false
  return ENDED_TITLE.test($('title').first().text().trim()) || saysEnded($)
}

/**
 * Whether the address of a posting leads to the board, the home page, or a folder of several `listed` addresses. A page
 * that describes this posting alone is its own, wherever it is.
 */
export function leadsBack(
  page: WebResponse,
  { title, url: asked }: Asked,
  boardUrl: string,
  listed: readonly string[],
): boolean {
  const [to, from = '', board] = [page.url, asked, boardUrl].map((url) =>
    new URL(url).pathname.replace(/\/+$/, ''),
  )
  const folder = new URL(`${to}/`, asked).href
  const isAbove = () => to === '' || listed.filter((url) => url.startsWith(folder)).length > 1
  const isBack = to !== from && (to === board || (from.startsWith(`${to}/`) && isAbove()))
  if (page.url !== boardUrl && !(isBack && isSameSite(page.url, asked))) return false
  const [described, another] = readJobPostings(page)?.postings ?? []
  return described?.title !== title || another !== undefined
}

/** Whether a page says that nothing is open, in a sentence of its own. */
export function saysNoneOpen($: CheerioAPI): boolean {
  return sentencesOf($).some((sentence) => {
    const found = NONE_OPEN.exec(sentence)
    return found !== null && !CONDITION.test(sentence.slice(0, found.index + 1))
  })
}

function sentencesOf($: CheerioAPI): string[] {
  return readHtml($.html())
    .text.split(/[.!?\n]/)
    .map((sentence) => sentence.trim())
}

function saysEnded($: CheerioAPI): boolean {
  return sentencesOf($)
    .map((sentence) => sentence.replace(UNTIL, '').trim())
    .some((sentence) => ENDED.test(sentence) || HAS_ENDED.test(sentence) || NO_LONGER.test(sentence))
}

/** Whether a line of the page begins with the title of the posting, outside forms. */
function showsTitle(page: WebResponse, title: string): boolean {
  const $ = loadPage(page.text())
  $('form').remove()
  const lines = readHtml($.html()).text.toLowerCase().split('\n')
  return lines.some((line) => line.trim().startsWith(title.toLowerCase()))
}
