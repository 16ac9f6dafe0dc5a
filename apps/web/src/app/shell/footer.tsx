import type { Calls, ReplyOf } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { linkFrom } from '@lilypad/domain'
import { FacebookIcon, IconLink, LinkedInIcon, MailIcon, Mark, OutLink } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { settingsQuery } from '@/api/home/home.ts'
import { part } from '@/ui/lazy.tsx'

/** At the end of the page: nothing that is seen first waits for it. */
const LeadForm = part(() => import('@/features/newsletter/lead-form.tsx'), <div className="h-32" />)

type Settings = ReplyOf<Calls['loadSettings']>['settings']

type SocialProps = { label: string; href: string | null | undefined; children: ReactNode }

const Social = ({ label, href, children }: SocialProps) =>
  href && (
    <li>
      <IconLink size="large" label={label} href={href}>
        {children}
      </IconLink>
    </li>
  )

const LINK = 'inline-flex min-h-11 items-center rounded-sm px-2.5 hover:text-ink hover:underline'

const Legal = ({ termsUrl }: { termsUrl: string }) => (
  <ul className="-mx-2.5 flex gap-1">
    {['Terms', 'Privacy', 'Cookies'].map((label) => (
      <li key={label}>
        <OutLink href={termsUrl} className={LINK}>
          {label}
        </OutLink>
      </li>
    ))}
  </ul>
)

function Socials({ settings }: { settings: Settings | undefined }) {
  const email = settings?.contact_email
  const outside = (url: string | null | undefined) => url && linkFrom(settings?.public_url ?? '', url)
  return (
    <ul className="-mx-2.5 flex gap-1">
      <Social label="Lilypad on LinkedIn" href={outside(settings?.social_linkedin_url)}>
        <LinkedInIcon size={22} />
      </Social>
      <Social label="Lilypad’s Facebook group" href={outside(settings?.social_facebook_url)}>
        <FacebookIcon size={22} />
      </Social>
      <Social label="Write to Lilypad" href={email && `mailto:${email}`}>
        <MailIcon size={22} />
      </Social>
    </ul>
  )
}

export function Footer() {
  const { data: settings } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const isVisitor = user === null
  return (
    <footer className="border-line border-t bg-surface-sunken text-ink-soft text-sm print:hidden">
      <div className="page grid gap-6 py-8">
        {isVisitor && (
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-2 border-line border-b pb-6">
            <LeadForm />
            <Socials settings={settings} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-2">
          <p className="flex items-center gap-3">
            <Mark size={26} />© {new Date().getFullYear()} Lilypad
          </p>
          <div className="flex flex-wrap items-center gap-x-8">
            <Link to={paths.howWeRead.href()} className={`${LINK} -mx-2.5`}>
              How we read postings
            </Link>
            {settings?.terms_url && <Legal termsUrl={linkFrom(settings.public_url, settings.terms_url)} />}
            {!isVisitor && <Socials settings={settings} />}
          </div>
        </div>
      </div>
    </footer>
  )
}
