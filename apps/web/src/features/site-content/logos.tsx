import type { KeptLogo } from '@lilypad/contracts'
import { AddLogoDialog } from './add-logo-dialog.tsx'
import { ContentSection } from './content-section.tsx'
import { LogoCard } from './logo-card.tsx'

/** The companies where subscribers landed, in the order of the sign-up page. */
export const Logos = ({ logos }: { logos: readonly KeptLogo[] }) => (
  <ContentSection
    title="Logos"
    lead="Where subscribers landed, shown on the sign-up page."
    count={logos.length}
    none="The sign-up page shows no row of logos."
    add="Add a logo"
    dialog={(close) => <AddLogoDialog onClose={close} />}
  >
    <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
      {logos.map((logo, place) => (
        <LogoCard key={logo.id} logo={logo} place={place} count={logos.length} />
      ))}
    </ol>
  </ContentSection>
)
