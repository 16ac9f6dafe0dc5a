/** @jsxRuntime automatic */
import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { buttonClass, cx } from '@lilypad/ui'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** React closes elements without content as XML does. */
const CLOSED = /<(meta|link|img|input|br)\b([^>]*)\/>/g

/** HTML of elements. React escapes every text and attribute. */
export function renderHtml(elements: ReactElement): string {
  return renderToStaticMarkup(elements).replace(CLOSED, '<$1$2>')
}

type DocumentProps = { title: string; head?: ReactNode; children: ReactNode; className?: string }

/** A whole document: no script, one stylesheet, readable anywhere. */
export function renderDocument({ title, head, children, className }: DocumentProps): string {
  const html = renderHtml(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/lilypad.webmanifest" />
        <link rel="stylesheet" href={serverPaths.pagesStyle} />
        {head}
      </head>
      <body className={cx('flex min-h-dvh flex-col', className)}>{children}</body>
    </html>,
  )
  return `<!doctype html>\n${html}\n`
}

type BarLink = readonly [label: string, href: string, isButton?: boolean]

/** Those that visitors see in the client's bar. */
const VISITOR_LINKS: readonly BarLink[] = [
  ['Jobs', paths.dashboard.href()],
  ['Log In', paths.logIn.href()],
  ['Sign Up', paths.signUp.href(), true],
]

const ADMIN_LINKS: readonly BarLink[] = [
  ['Admin', paths.admin.href()],
  ['Jobs', paths.dashboard.href()],
]

const BAR_LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-sm px-[clamp(8px,5vw-7.5px,12px)] font-semibold text-ink-soft text-sm hover:bg-wash hover:text-ink'

export function Mark({ size }: { size: number }) {
  // Not asked for before the stylesheet: it is an ornament.
  return <img src="/favicon.svg" alt="" width={size} height={size} fetchPriority="low" />
}

function Bar({ publicUrl, links }: { publicUrl: string; links: readonly BarLink[] }) {
  return (
    <header className="border-line border-b bg-surface-header print:hidden">
      <nav aria-label="Main" className="page flex min-h-16 items-center gap-1">
        <a
          className="mr-auto inline-flex min-h-11 items-center gap-2.5 font-bold text-lg tracking-tight"
          href={`${publicUrl}/`}
        >
          <Mark size={30} />
          Lilypad
        </a>
        {links.map(([label, href, isButton]) => (
          <a
            key={label}
            className={isButton ? cx(buttonClass('primary'), 'ml-[clamp(0px,10vw-31px,8px)]') : BAR_LINK}
            href={clientAddress(publicUrl, href)}
          >
            {label}
          </a>
        ))}
      </nav>
    </header>
  )
}

const FOOT_LINK = 'inline-flex min-h-11 items-center px-2.5 hover:text-ink hover:underline'

/** What visitors can go on to; admins have no use for it. */
function Foot({ publicUrl }: { publicUrl: string }) {
  return (
    <footer className="border-line border-t bg-surface-sunken py-6 text-ink-soft text-sm print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="flex items-center gap-3">
          <Mark size={26} />© {new Date().getFullYear()} Lilypad
        </p>
        <nav aria-label="Footer" className="-mx-2.5">
          <a className={FOOT_LINK} href={clientAddress(publicUrl, paths.dashboard.href())}>
            All jobs
          </a>
          <a className={FOOT_LINK} href={serverPaths.newsletter}>
            Newsletter
          </a>
        </nav>
      </div>
    </footer>
  )
}

type PageProps = {
  title: string
  publicUrl: string
  children: ReactNode
  head?: ReactNode
  isAdmins?: boolean
  /** Classes of its content, in place of those of a column of text. */
  className?: string
}

/** A page of the product outside the web client, with the client's bar. */
export function renderPage({ title, publicUrl, children, head, isAdmins, className }: PageProps): string {
  return renderDocument({
    title: `${title} · Lilypad`,
    head,
    children: (
      <>
        <Bar publicUrl={publicUrl} links={isAdmins ? ADMIN_LINKS : VISITOR_LINKS} />
        <main className={cx('mx-auto w-full flex-1 px-4 pt-6 pb-18', className ?? 'max-w-[45rem]')}>
          {children}
        </main>
        {!isAdmins && <Foot publicUrl={publicUrl} />}
      </>
    ),
  })
}
