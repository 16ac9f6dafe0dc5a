import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { settingsQuery } from '@/api/home.ts'
import { FacebookIcon, LinkedInIcon, MailIcon } from '@/ui/icons.tsx'
import { Mark } from '@/ui/mark.tsx'

type SocialProps = { label: string; href: string | null | undefined; children: ReactNode }

const Social = ({ label, href, children }: SocialProps) =>
  href && (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={label}
        title={label}
        className="grid size-11 place-items-center rounded-sm text-ink-soft hover:bg-wash hover:text-ink"
      >
        {children}
      </a>
    </li>
  )

const Legal = ({ termsUrl }: { termsUrl: string }) => (
  <ul className="flex gap-1">
    {['Terms', 'Privacy', 'Cookies'].map((label) => (
      <li key={label}>
        <a
          href={termsUrl}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center rounded-sm px-2.5 hover:text-ink hover:underline"
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
)

export const Footer = () => {
  const { data: settings } = useQuery(settingsQuery)
  const email = settings?.contact_email
  return (
    <footer className="border-line border-t bg-surface-sunken text-ink-soft text-sm print:hidden">
      <div className="page flex flex-col items-center gap-4 py-8 md:flex-row md:justify-between">
        <p className="flex items-center gap-3">
          <Mark size={26} />© {new Date().getFullYear()} Lilypad
        </p>
        {settings?.terms_url && <Legal termsUrl={settings.terms_url} />}
        <ul className="flex gap-1">
          <Social label="Lilypad on LinkedIn" href={settings?.social_linkedin_url}>
            <LinkedInIcon size={22} />
          </Social>
          <Social label="Lilypad’s Facebook group" href={settings?.social_facebook_url}>
            <FacebookIcon size={22} />
          </Social>
          <Social label="Write to Lilypad" href={email && `mailto:${email}`}>
            <MailIcon size={22} />
          </Social>
        </ul>
      </div>
    </footer>
  )
}
