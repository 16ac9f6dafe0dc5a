import type { ReactNode } from 'react'
import { BackOfficeLinks } from './back-office-links.tsx'
import type { BackOfficeScreen } from './back-office-screens.tsx'

type BackOfficeProps = { screen: BackOfficeScreen; children?: ReactNode }

/** The frame of every back office screen: links to the others, and a heading. */
export const BackOffice = ({ screen: { title, lead }, children }: BackOfficeProps) => (
  <div className="page pt-4 md:pt-6">
    <BackOfficeLinks />
    <h1 className="mt-5 font-bold text-2xl md:mt-7">{title}</h1>
    <p className="mt-1.5 max-w-180 text-ink-soft">{lead}</p>
    {/* On a phone as high as it, so that the end of the page does not jump into sight when there is little to show. */}
    <div className="mt-5 max-md:min-h-dvh md:mt-6">{children}</div>
  </div>
)
