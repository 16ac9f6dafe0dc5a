/** @jsxRuntime automatic */
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { buttonClass, Frog } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { renderPage } from './render-page.tsx'

export const SOFT = 'text-ink-soft text-sm'
export const NOTE = 'note rounded-sm bg-surface-sunken px-3 py-2 text-ink-soft text-sm'

type LinkProps = { href: string; children: ReactNode; look?: 'primary' | 'plain'; rel?: string }

export function ButtonLink({ href, look = 'primary', ...rest }: LinkProps) {
  return <a className={`button ${buttonClass(look, 'medium')}`} href={href} {...rest} />
}

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mb-5 font-semibold text-sm print:hidden">
      <a
        className="-my-2.5 inline-block py-2.5 text-ink-soft no-underline before:mr-2 before:content-['←'/''] hover:text-ink"
        href={href}
      >
        {children}
      </a>
    </p>
  )
}

export function AllJobsLink({ publicUrl }: { publicUrl: string }) {
  return <BackLink href={clientAddress(publicUrl, paths.dashboard.href())}>All jobs</BackLink>
}

export function TodaysJobs({ publicUrl, look }: { publicUrl: string; look?: 'plain' }) {
  return (
    <ButtonLink href={clientAddress(publicUrl, paths.dashboard.href())} {...(look && { look })}>
      See today’s jobs
    </ButtonLink>
  )
}

export type Fact = readonly [name: string, value: string | null]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts my-6 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-4 border-line border-y py-5 [&_dd]:wrap-anywhere [&_dd]:font-semibold [&_dd]:text-sm [&_dd]:tabular-nums [&_dt]:text-ink-soft [&_dt]:text-xs">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return <p className="my-6 flex flex-wrap gap-3 max-sm:*:basis-full print:hidden">{children}</p>
}

type MissingProps = {
  title: string
  heading: string
  text: string
  link: { label: string; href: string }
  publicUrl: string
}

export function renderMissing({ title, heading, text, link, publicUrl }: MissingProps): string {
  return renderPage({
    title,
    publicUrl,
    children: (
      <div className="flex flex-col items-center gap-1 pt-6 text-center [&_h1]:mt-3">
        <Frog />
        <h1>{heading}</h1>
        <p>{text}</p>
        <p className="mt-3">
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
        </p>
      </div>
    ),
  })
}
