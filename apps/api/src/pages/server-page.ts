import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'

/** The stylesheet of every such page. */
export const SERVER_PAGE_STYLE = '/plain.css'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

type ServerPage = {
  title: string
  /** HTML; outside text in it must be escaped. */
  body: string
  publicUrl: string
  /** One more stylesheet, by its path. */
  style?: string
  /** HTML to add to the page's head. */
  head?: string
  /** Whether only admins get the page. */
  isAdmins?: boolean
}

type BarLink = readonly [label: string, href: string, look: string]

/** Those that visitors see in the client's bar. */
const VISITOR_LINKS: readonly BarLink[] = [
  ['Jobs', paths.dashboard.href(), ''],
  ['Log In', paths.logIn.href(), ''],
  ['Sign Up', paths.signUp.href(), ' class="join"'],
]

const ADMIN_LINKS: readonly BarLink[] = [
  ['Admin', paths.admin.href(), ''],
  ['Jobs', paths.dashboard.href(), ''],
]

/** The client's bar. */
const bar = (publicUrl: string, shown: readonly BarLink[]): string => {
  const links = shown.map(
    ([label, href, look]) => `<a${look} href="${escapeHtml(clientAddress(publicUrl, href))}">${label}</a>`,
  )
  return `<header><nav aria-label="Main"><a class="brand" href="${escapeHtml(publicUrl)}/"><img src="/favicon.svg" alt="" width="30" height="30">Lilypad</a>${links.join('')}</nav></header>`
}

/** What visitors can go on to; admins have no use for it. */
const foot = (publicUrl: string): string =>
  `<footer><p><img src="/favicon.svg" alt="" width="26" height="26">© ${new Date().getFullYear()} Lilypad</p><nav aria-label="Footer"><a href="${escapeHtml(clientAddress(publicUrl, paths.dashboard.href()))}">All jobs</a><a href="${serverPaths.newsletter}">Newsletter</a></nav></footer>`

/** A page outside the web client: no script, one stylesheet, readable anywhere. */
export const serverPage = ({
  title,
  body,
  publicUrl,
  style,
  head = '',
  isAdmins = false,
}: ServerPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Lilypad</title>
<link rel="icon" href="/favicon.svg">
<link rel="manifest" href="/lilypad.webmanifest">
<link rel="stylesheet" href="${SERVER_PAGE_STYLE}">${style ? `\n<link rel="stylesheet" href="${escapeHtml(style)}">` : ''}${head}
</head>
<body>
${bar(publicUrl, isAdmins ? ADMIN_LINKS : VISITOR_LINKS)}
<main>
${body}
</main>${isAdmins ? '' : `\n${foot(publicUrl)}`}
</body>
</html>
`
