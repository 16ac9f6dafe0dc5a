/** @jsxRuntime automatic */
import { serverPaths } from '@lilypad/contracts/addresses'
import { LogoTile } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { TodaysJobs } from '../frame/parts.tsx'

type EmployerProps = {
  logo: string | null
  name: string
  title: string
  lead: ReactNode
}

export function Employer({ logo, name, title, lead }: EmployerProps) {
  return (
    <div className="flex items-start gap-3.5 sm:gap-5">
      <LogoTile name={name} src={logo === null ? null : serverPaths.logo.href(logo)} size="large" />
      <div className="min-w-0 [&_.company]:wrap-anywhere [&_.company]:text-ink-soft [&_.company]:text-lg">
        <h1>{title}</h1>
        <p className="company">{lead}</p>
      </div>
    </div>
  )
}

export function Aside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <aside className="space-y-4 rounded-lg bg-surface-sunken p-6 print:hidden">
      <h2>{heading}</h2>
      {children}
    </aside>
  )
}

export function AboutLilypad({ publicUrl }: { publicUrl: string }) {
  return (
    <Aside heading="Remote jobs in education, in one place">
      <p>
        Lilypad reads the companies’ own job boards and lists the remote jobs. Search them, save what you
        like, and get new ones by e-mail.
      </p>
      <p>
        <TodaysJobs publicUrl={publicUrl} look="plain" />
      </p>
    </Aside>
  )
}
