import type { KeptTestimonial } from '@lilypad/contracts'
import { ContentSection } from './content-section.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { TestimonialDialog } from './testimonial-dialog.tsx'

/** What members say, in the order of the home page. */
export const Testimonials = ({ testimonials }: { testimonials: readonly KeptTestimonial[] }) => (
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
