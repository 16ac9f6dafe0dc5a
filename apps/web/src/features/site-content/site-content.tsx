import type { KeptLogo, KeptTestimonial } from '@lilypad/contracts'
import { EmptyState, IconButton, PlusIcon, TrashIcon } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { siteContentsQuery } from '@/api/admin/site-contents.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { DialogButton } from '@/ui/dialogs/dialog-button.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { WaitingBoxes } from '@/ui/lists/waiting-boxes.tsx'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'
import { useKeepFocus } from '@/ui/use-keep-focus.ts'
import { AddLogoDialog } from './add-logo-dialog.tsx'
import { MoveButtons, useContentItem } from './content-item.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialDialog } from './testimonial-dialog.tsx'

type ContentSectionProps = {
  title: string
  lead: string
  count: number
  none: string
  /** What the button says that opens the dialog for another. */
  add: string
  dialog: (close: () => void) => ReactNode
  children: ReactNode
}

function ContentSection({ title, lead, count, none, add, dialog, children }: ContentSectionProps) {
  const id = useId()
  const addButton = useFocusWhenFewer(count)
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={id} className="font-bold text-lg">
            {title}
          </h2>
          <p className="text-ink-soft text-sm">{lead}</p>
        </div>
        <DialogButton ref={addButton} dialog={dialog}>
          <PlusIcon />
          {add}
        </DialogButton>
      </div>
      {count === 0 && <EmptyState title={`No ${title.toLowerCase()}`}>{none}</EmptyState>}
      {children}
    </section>
  )
}

type LogoCardProps = { logo: KeptLogo; place: number; count: number }

function LogoCard({ logo, place, count }: LogoCardProps) {
  const { move, askAndDelete, isAtWork } = useContentItem(logo, 'logo of')
  const keepFocus = useKeepFocus(isAtWork)
  return (
    <li {...keepFocus} aria-busy={isAtWork} className="card grid justify-items-center gap-2 p-3">
      <LandedLogo src={logo.url} alt="" loading="lazy" />
      <p className="max-w-full break-words text-center font-medium text-sm">{logo.name}</p>
      <div className="mt-auto flex">
        <MoveButtons name={logo.name} place={place} count={count} isLocked={isAtWork} onMove={move} />
        <IconButton label={`Delete ${logo.name}`} disabled={isAtWork} onClick={() => void askAndDelete()}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  )
}

const Logos = ({ logos }: { logos: readonly KeptLogo[] }) => (
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

const Testimonials = ({ testimonials }: { testimonials: readonly KeptTestimonial[] }) => (
  <ContentSection
    title="Testimonials"
    lead="The home page shows the first three."
    count={testimonials.length}
    none="The home page leaves their part out."
    add="Add a testimonial"
    dialog={(close) => <TestimonialDialog testimonial={null} onClose={close} />}
  >
    <ol className="grid gap-3">
      {testimonials.map((testimonial, place) => (
        <TestimonialCard key={testimonial.id} {...{ testimonial, place }} count={testimonials.length} />
      ))}
    </ol>
  </ContentSection>
)

export function SiteContent() {
  const contents = useQuery(siteContentsQuery)
  if (!contents.data)
    return (
      <NotLoaded
        query={contents}
        waiting={<WaitingBoxes label="Loading contents..." count={3} className="h-32 rounded-md" />}
      />
    )
  return (
    <div className="grid gap-10">
      <Testimonials testimonials={contents.data.testimonials} />
      <Logos logos={contents.data.logos} />
    </div>
  )
}
