import type { KeptLogo } from '@lilypad/contracts'
import { useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { EmptyState } from '@/ui/states.tsx'
import { PlusIcon } from '@/ui/tool-icons.tsx'
import { AddLogoDialog } from './add-logo-dialog.tsx'
import { ContentSection } from './content-section.tsx'
import { LogoCard } from './logo-card.tsx'

/** The companies where subscribers landed, in the order of the sign-up page. */
export const Logos = ({ logos }: { logos: readonly KeptLogo[] }) => {
  const [isAdding, setAdding] = useState(false)
  const addButton = useFocusWhenFewer(logos.length)
  return (
    <ContentSection
      title="Logos"
      lead="Where subscribers landed, shown on the sign-up page."
      action={
        <Button ref={addButton} onClick={() => setAdding(true)}>
          <PlusIcon />
          Add a logo
        </Button>
      }
    >
      {logos.length === 0 && (
        <EmptyState title="No logos">The sign-up page shows no row of logos.</EmptyState>
      )}
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {logos.map((logo, place) => (
          <LogoCard key={logo.id} logo={logo} place={place} count={logos.length} />
        ))}
      </ol>
      {isAdding && <AddLogoDialog onClose={() => setAdding(false)} />}
    </ContentSection>
  )
}
