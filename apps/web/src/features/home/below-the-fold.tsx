import { ArticlesSection } from './articles-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { FitSection } from './fit-section.tsx'
import { FounderSection } from './founder-section.tsx'
import { PlanStrip } from './plan-strip.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'

/** Everything below the fold: loaded after the visible part. */
export default function BelowTheFold() {
  return (
    <div className="grid grid-cols-1 gap-16 pt-16 md:gap-24 md:pt-24">
      <PlanStrip />
      <FeaturesSection />
      <FitSection />
      <FounderSection />
      <TestimonialsSection />
      <ArticlesSection />
      <ClosingSection />
    </div>
  )
}
