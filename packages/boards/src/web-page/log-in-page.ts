import type { WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { loadPage } from '../html/load-page.ts'

/** Parts around the content of a page. Many sites have a form there to log in. */
const AROUND = ['nav', 'header', 'footer', 'aside', 'dialog']
const LOG_IN = /\/((log|sign)[-_.]?[io]n|sso|saml2?|oauth2?|auth)\b/i

export function loadContent(page: WebResponse): CheerioAPI {
  const $ = loadPage(page.text())
  for (const part of AROUND) $(part).remove()
  return $
}

/** Whether a page with this content asks to log in, where `asked` was asked for. */
export function asksToLogIn($: CheerioAPI, page: WebResponse, asked: string): boolean {
  const isElsewhere = page.url !== asked && LOG_IN.test(new URL(page.url).pathname)
  return isElsewhere || $('input[type="password"]').length > 0
}
