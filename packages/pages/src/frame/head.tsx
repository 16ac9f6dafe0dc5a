/** @jsxRuntime automatic */
import { NEWEST_FEED } from '@lilypad/contracts/addresses'
import { renderHtml } from './render-page.tsx'

const SCHEMA = 'https://schema.org'
const LOGO = '/icons/icon-512.png'
export const SHARE_IMAGE = '/share.png'

/** What link previews support: they show PNG, not SVG. */
export const SHARE_SIZE = { width: 1200, height: 630 }

const ABOUT = 'Remote jobs in education, straight from the companies’ own job boards.'

type Picture = { path: string; text: string }
const GENERAL: Picture = { path: SHARE_IMAGE, text: 'Lilypad: remote jobs in education' }

type CardProps = { title: string; description?: string; picture?: Picture; publicUrl: string }

/** How link previews show a page (Open Graph, Twitter). They follow no relative addresses. */
export function ShareCard({ title, description = ABOUT, picture = GENERAL, publicUrl }: CardProps) {
  const image = publicUrl + picture.path
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Lilypad',
    'og:title': title,
    'og:description': description,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': SHARE_SIZE.width,
    'og:image:height': SHARE_SIZE.height,
    'og:image:alt': picture.text,
  }
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': picture.text,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      {Object.entries(twitter).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  )
}

/** For search engines, feed readers and link previews: a page's canonical address and its card. */
function ShareHead({ url, ...card }: CardProps & { url: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title="The newest jobs on Lilypad"
        href={card.publicUrl + NEWEST_FEED.rss}
      />
      <meta property="og:url" content={url} />
      <ShareCard {...card} />
    </>
  )
}

/** Things of schema.org, for search engines: in script elements that browsers do not run, and that no text can close. */
function Markup({ things }: { things: readonly (object | null)[] }) {
  return things.map(
    (thing, index) =>
      thing && (
        <script key={index} type="application/ld+json">
          {JSON.stringify(thing).replaceAll('<', '\\u003c')}
        </script>
      ),
  )
}

type FoundHeadProps = CardProps & { url: string; description: string; markup: readonly (object | null)[] }

export function FoundHead({ markup, ...shared }: FoundHeadProps) {
  return (
    <>
      <meta name="description" content={shared.description} />
      <ShareHead {...shared} />
      <Markup things={markup} />
    </>
  )
}

/**
 * The way from the home page to a page, as schema.org's `BreadcrumbList`.
 *
 * @param trail what comes after the home page; the page itself is last
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbs(publicUrl: string, trail: readonly { name: string; url: string }[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Lilypad', url: `${publicUrl}/` }, ...trail].map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/**
 * What the client's page says to link previews and search engines, as HTML for its head.
 *
 * @param elsewhere the addresses of Lilypad on other sites
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function renderHomeHead(publicUrl: string, elsewhere: readonly (string | undefined)[]): string {
  const sameAs = elsewhere.filter((url) => url?.startsWith('http'))
  const lilypad = {
    '@context': SCHEMA,
    '@type': 'Organization',
    name: 'Lilypad',
    url: `${publicUrl}/`,
    logo: publicUrl + LOGO,
    description: ABOUT,
    ...(sameAs.length > 0 && { sameAs }),
  }
  return renderHtml(
    <>
      <ShareHead
        title="Lilypad Remote Edtech Jobs"
        description={ABOUT}
        url={`${publicUrl}/`}
        publicUrl={publicUrl}
      />
      <Markup things={[lilypad]} />
    </>,
  )
}
