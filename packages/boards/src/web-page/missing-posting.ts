import type { WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { isSameSite, pathParts } from '../address.ts'
import { readHtml } from '../html/html-to-markdown.ts'
import { isWholePage, loadPage } from '../html/load-page.ts'

/** Parts around the content of a page. Many sites have a form there to log in. */
const AROUND = ['nav', 'header', 'footer', 'aside', 'dialog']
const LOG_IN = /\/((log|sign)[-_.]?[io]n|sso|saml2?|oauth2?|auth)\b/i
const NOT_THERE = /\b(404|not found|(not|no longer) (available|open))\b/i
const NO_LONGER = /\bno longer (available|open|accepting)\b/i
const ENDED =
  /\b(job|position|posting|role|vacancy|opening)\b.{0,60}\b(has|been|is|was|now) (filled|closed|expired|not available$)/i

type Asked = { title: string; url: string }

export function loadContent(page: WebResponse): CheerioAPI {
  const $ = loadPage(page.text())
  for (const part of AROUND) $(part).remove()
  return $
}

/** Whether a page with this content asks to log in instead of showing the posting. Some show a form beside it. */
export function asksToLogIn($: CheerioAPI, page: WebResponse, { title, url }: Asked): boolean {
  if (page.url !== url && LOG_IN.test(new URL(page.url).pathname)) return true
  return $('input[type="password"]').length > 0 && !showsTitle($, title)
}

/** Whether the title of a page says that it is not there. */
export function isNotThere($: CheerioAPI): boolean {
  return NOT_THERE.test($('title').first().text())
}

/** Whether the page of a posting says that it has ended, or leads to another page of its site that does not show it. */
export function hasEnded(page: WebResponse, asked: Asked): boolean {
  const $ = loadContent(page)
  if (!isWholePage(page.text()) || asksToLogIn($, page, asked)) return false
  const isElsewhere = isSameSite(page.url, asked.url) && lastPart(page.url) !== lastPart(asked.url)
  return isNotThere($) || saysEnded($) || (isElsewhere && !showsTitle($, asked.title))
}

function saysEnded($: CheerioAPI): boolean {
  const sentences = readHtml($.html()).text.split(/[.!?\n]/)
  return sentences.some((one) => (ENDED.test(one) || NO_LONGER.test(one)) && !/\buntil\b/i.test(one))
}

function lastPart(address: string): string | undefined {
  return pathParts(new URL(address)).at(-1)
}

/** Whether the title of a posting stands on the page, outside forms. */
function showsTitle($: CheerioAPI, title: string): boolean {
  const content = $.root().clone()
  content.find('form').remove()
  return readHtml(content.html() ?? '')
    .text.toLowerCase()
    .includes(title.toLowerCase())
}
