import { NEWEST_FEED } from '@lilypad/contracts/addresses'
import { type Html, html } from './html.ts'

export const SHARE_IMAGE = '/share.png'

/** What link previews support: they show PNG, not SVG. */
export const SHARE_SIZE = { width: 1200, height: 630 }

type Picture = { path: string; text: string }
const GENERAL: Picture = { path: SHARE_IMAGE, text: 'Lilypad: remote jobs in education' }

type Card = {
  title: string
  description: string
  /** The general one where it is left out. */
  picture?: Picture | undefined
}
type Shared = Card & {
  /** The page's canonical address. */
  url: string
}

/** How link previews show a page (Open Graph, Twitter). They follow no relative addresses. */
export const shareCard = ({ title, description, picture = GENERAL }: Card, publicUrl: string): Html => html`
<meta property="og:type" content="website">
<meta property="og:site_name" content="Lilypad">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${publicUrl}${picture.path}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${SHARE_SIZE.width}">
<meta property="og:image:height" content="${SHARE_SIZE.height}">
<meta property="og:image:alt" content="${picture.text}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${publicUrl}${picture.path}">
<meta name="twitter:image:alt" content="${picture.text}">`

/** The part of a page's head for search engines, feed readers and link previews: its canonical address and its card. */
export const shareHead = ({ url, ...card }: Shared, publicUrl: string): Html => html`
<link rel="canonical" href="${url}">
<link rel="alternate" type="application/rss+xml" title="The newest jobs on Lilypad" href="${publicUrl}${NEWEST_FEED.rss}">
<meta property="og:url" content="${url}">${shareCard(card, publicUrl)}`
