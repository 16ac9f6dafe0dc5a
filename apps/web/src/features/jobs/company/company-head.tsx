import { employerWordsToday, newYorkDay, outboundLink } from '@lilypad/domain'
import { useState } from 'react'
import type { Company } from '@/api/jobs/company.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { buttonClass } from '@/ui/button.tsx'
import { OutIcon } from '@/ui/icons.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { DottedLine, wordParts } from '../dotted-line.tsx'

/** Counted from the day on which the page was opened. */
const Facts = ({ facts }: Pick<Company, 'facts'>) => {
  const [today] = useState(() => newYorkDay(new Date()))
  return (
    <DottedLine
      parts={wordParts(employerWordsToday(facts, today))}
      className="mt-1.5 text-ink-soft tabular-nums"
    />
  )
}

const SiteLink = ({ site }: { site: string }) => {
  const href = outboundLink(site)
  return (
    href && (
      <a href={href} target="_blank" rel="noopener" className={buttonClass()}>
        Careers site
        <OutIcon />
      </a>
    )
  )
}

/** An employer's own logo, else the one of its jobs. */
const logoOf = ({ logoFile, jobs }: Company): string | null =>
  logoAddress({ logoOneOff: jobs[0] ? logoAddress(jobs[0]) : null, logoFile, logoAttachment: null })

/** Who it is, and how it hires. */
export const CompanyHead = ({ company }: { company: Company }) => (
  <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
    <div className="flex min-w-0 flex-1 basis-80 items-start gap-4 md:gap-5">
      <LogoTile name={company.name} src={logoOf(company)} size="large" />
      <div className="min-w-0">
        <h1 className="font-bold text-xl md:text-2xl">
          <BreakableText text={company.name} />
        </h1>
        <Facts facts={company.facts} />
      </div>
    </div>
    {company.site && <SiteLink site={company.site} />}
  </div>
)
