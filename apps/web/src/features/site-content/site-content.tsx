import type { StoredLogo, StoredTestimonial } from '@lilypad/contracts'
import { Chip, DownIcon, EmptyState, IconButton, PlusIcon, TrashIcon, UpIcon } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { siteContentsQuery, useContentCall } from '@/api/admin/site-contents.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { useKeepFocus } from '@/ui/button.tsx'
import { DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { SkeletonBoxes } from '@/ui/lists/skeleton-boxes.tsx'
import { useFocusNext } from '@/ui/lists/use-focus-next.ts'
import { LandedLogo } from '@/ui/pictures/landed-logo.tsx'
import { AddLogoDialog } from './add-logo-dialog.tsx'
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
  const addButton = useFocusNext(count)
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

type LogoCardProps = { logo: StoredLogo; place: number; count: number }

type Item = { id: number; name: string }
type Step = -1 | 1

/** @param noun what it is: 'testimonial of', 'logo of' */
function useContentItem({ id, name }: Item, noun: string) {
  const { confirm } = useDialogs()
  const move = useContentCall('moveSiteContent', name)
  const remove = useContentCall('deleteSiteContent', name)
  const askAndDelete = async () => {
    const question = `Are you sure you want to delete the ${noun} ${name}?`
    if (await confirm(question, { title: `Delete ${noun.split(' ')[0]}`, danger: true }))
      remove.mutate({ id })
  }
  return {
    move: (by: Step) => move.mutate({ id, by }),
    askAndDelete,
    isAtWork: move.isPending || remove.isPending,
  }
}

type MoveButtonsProps = {
  name: string
  /** Its place, from 0, among how many. */
  place: number
  count: number
  isLocked: boolean
  onMove: (by: Step) => void
}

/** A step towards the beginning or the end. At an end the button rests without losing the focus. */
function MoveButtons({ name, place, count, isLocked, onMove }: MoveButtonsProps) {
  const step = (by: Step, isEnd: boolean) => ({
    'aria-disabled': isEnd || isLocked,
    className: 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
    onClick: () => {
      if (!isEnd && !isLocked) onMove(by)
    },
  })
  return (
    <>
      <IconButton label={`Move ${name} up`} {...step(-1, place === 0)}>
        <UpIcon />
      </IconButton>
      <IconButton label={`Move ${name} down`} {...step(1, place === count - 1)}>
        <DownIcon />
      </IconButton>
    </>
  )
}

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

const Logos = ({ logos }: { logos: readonly StoredLogo[] }) => (
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

/** How many testimonials the home page shows. Source: specification part 1, 'Home page'. */
const ON_HOME_PAGE = 3

type TestimonialCardProps = { testimonial: StoredTestimonial; place: number; count: number }

function TestimonialCard({ testimonial, place, count }: TestimonialCardProps) {
  const { quote, name, role, is_sample } = testimonial
  const { move, askAndDelete, isAtWork } = useContentItem(testimonial, 'testimonial of')
  const keepFocus = useKeepFocus(isAtWork)
  return (
    <li {...keepFocus} aria-busy={isAtWork} className="card grid grid-cols-1 gap-3 p-4 md:p-5">
      <blockquote>“{quote}”</blockquote>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-bold">{name}</span>
          <span className="text-ink-soft">{role}</span>
          {is_sample && <Chip>Sample text</Chip>}
          {place < ON_HOME_PAGE && <Chip tone="positive">On the home page</Chip>}
        </div>
        <div className="-mr-2 ml-auto flex items-center">
          <DialogButton
            size="small"
            className="mr-1"
            aria-label={`Edit ${name}`}
            disabled={isAtWork}
            dialog={(close) => <TestimonialDialog testimonial={testimonial} onClose={close} />}
          >
            Edit
          </DialogButton>
          <MoveButtons name={name} place={place} count={count} isLocked={isAtWork} onMove={move} />
          <IconButton label={`Delete ${name}`} disabled={isAtWork} onClick={() => void askAndDelete()}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

const Testimonials = ({ testimonials }: { testimonials: readonly StoredTestimonial[] }) => (
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
      <QueryFallback
        query={contents}
        waiting={<SkeletonBoxes label="Loading contents..." count={3} className="h-32 rounded-md" />}
      />
    )
  return (
    <div className="grid gap-10">
      <Testimonials testimonials={contents.data.testimonials} />
      <Logos logos={contents.data.logos} />
    </div>
  )
}
