import { Pad, Ripple } from '@/ui/pictures/pond.tsx'
import { FitLink } from './home-link.tsx'

/** Nine pads in a row, one per step. */
const SteppingPads = () => (
  <svg viewBox="0 0 500 130" aria-hidden="true" className="w-full max-w-md justify-self-center">
    <Ripple x={250} y={70} size={220} />
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => (
      <Pad key={step} x={36 + step * 51} y={step % 2 === 0 ? 42 : 92} size={58 + step * 3} turn={step * 47} />
    ))}
  </svg>
)

/** The entry to the questionnaire, for people who do not know yet what to look for. */
export const FitSection = () => (
  <section className="page" aria-labelledby="home-fit">
    <div className="grid items-center gap-6 rounded-lg bg-accent-soft p-6 min-[42rem]:grid-cols-2 md:p-10">
      <div className="grid justify-items-start gap-3">
        <h2 id="home-fit" className="font-bold text-2xl">
          Not sure where to land?
        </h2>
        <p className="text-ink-soft text-lg">
          Tell us what you have done and what you want. Nine short steps, and your dashboard opens with the
          jobs that fit.
        </p>
        <FitLink look="primary" />
      </div>
      <SteppingPads />
    </div>
  </section>
)
