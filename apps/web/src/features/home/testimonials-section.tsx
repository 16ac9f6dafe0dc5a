import { Chip, Loading, Skeletons } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { testimonialsQuery } from '@/api/home/home.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'

const GRID = 'grid gap-4 md:grid-cols-3'

const TestimonialSkeletons = () => (
  <Loading label="Loading testimonials">
    <div className={GRID}>
      <Skeletons count={3} className="h-56 rounded-lg" />
    </div>
  </Loading>
)

/** What members say; a text that came with the product says so. Left out where there is nothing. */
export function TestimonialsSection() {
  const { data: testimonials, isError } = useQuery(testimonialsQuery)
  if (isError || testimonials?.length === 0) return null
  return (
    <section className="page grid gap-8" aria-labelledby="home-testimonials">
      <h2 id="home-testimonials" className="font-bold text-2xl md:text-3xl">
        They took the leap
      </h2>
      {testimonials ? (
        <ul className={GRID}>
          {testimonials.map(({ quote, name, role, is_sample }) => (
            <li key={quote}>
              <figure className="card flex h-full flex-col justify-between gap-6 rounded-lg p-6">
                <blockquote className="text-lg">“{quote}”</blockquote>
                <figcaption className="flex items-center gap-3">
                  <LogoTile name={name} src={null} />
                  <span className="grid min-w-0 text-sm">
                    <span className="font-bold">{name}</span>
                    <span className="text-ink-soft">{role}</span>
                    {is_sample && (
                      <span className="pt-1.5">
                        <Chip>Sample text</Chip>
                      </span>
                    )}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ) : (
        <TestimonialSkeletons />
      )}
    </section>
  )
}
