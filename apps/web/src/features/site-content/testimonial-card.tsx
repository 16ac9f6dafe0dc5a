import type { KeptTestimonial } from '@lilypad/contracts'
import { Chip, IconButton, TrashIcon } from '@lilypad/ui'
import { DialogButton } from '@/ui/dialogs/dialog-button.tsx'
import { useKeepFocus } from '@/ui/use-keep-focus.ts'
import { MoveButtons, useContentItem } from './content-item.tsx'
import { TestimonialDialog } from './testimonial-dialog.tsx'

/** How many testimonials the home page shows. Source: specification part 1, 'Home page'. */
const ON_HOME_PAGE = 3

type TestimonialCardProps = { testimonial: KeptTestimonial; place: number; count: number }

export function TestimonialCard({ testimonial, place, count }: TestimonialCardProps) {
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
