import { NEWEST_FEED } from '@lilypad/contracts/addresses'
import { type Html, html } from './html.ts'

export const SHARE_IMAGE = '/share.png'

const IMAGE = { width: 1200, height: 630, text: 'Lilypad: remote jobs in education' }

type Shared = {
  title: string
  description: string
  /** The page's canonical address. */
  url: string
}

/**
 * The part of a page's head for search engines, feed readers and link previews (Open Graph, Twitter): its canonical
 * address and title. Previews support neither SVG nor relative addresses.
 */
export const shareHead = ({ title, description, url }: Shared, publicUrl: string): Html => html`
<link rel="canonical" href="${url}">
<link rel="alternate" type="application/rss+xml" title="The newest jobs on Lilypad" href="${publicUrl}${NEWEST_FEED.rss}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Lilypad">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${publicUrl}${SHARE_IMAGE}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${IMAGE.width}">
<meta property="og:image:height" content="${IMAGE.height}">
<meta property="og:image:alt" content="${IMAGE.text}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${publicUrl}${SHARE_IMAGE}">
<meta name="twitter:image:alt" content="${IMAGE.text}">`
