import type { KeptTestimonial } from '@lilypad/contracts'
import { useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { useFocusWhenFewer } from '@/ui/lists/use-focus-when-fewer.ts'
import { EmptyState } from '@/ui/states.tsx'
import { PlusIcon } from '@/ui/tool-icons.tsx'
import { ContentSection } from './content-section.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialDialog } from './testimonial-dialog.tsx'

/** What members say, in the order of the home page. */
export const Testimonials = ({ testimonials }: { testimonials: readonly KeptTestimonial[] }) => {
  const [isAdding, setAdding] = useState(false)
  const addButton = useFocusWhenFewer(testimonials.length)
  return (
    <ContentSection
      title="Testimonials"
      lead="The home page shows the first three."
      action={
        <Button ref={addButton} onClick={() => setAdding(true)}>
          <PlusIcon />
          Add a testimonial
        </Button>
      }
    >
      {testimonials.length === 0 && (
        <EmptyState title="No testimonials">The home page leaves their part out.</EmptyState>
      )}
      <ol className="grid gap-3">
        {testimonials.map((testimonial, place) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            place={place}
            count={testimonials.length}
          />
        ))}
      </ol>
      {isAdding && <TestimonialDialog testimonial={null} onClose={() => setAdding(false)} />}
    </ContentSection>
  )
}
