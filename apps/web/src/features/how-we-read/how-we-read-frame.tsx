import { type ReactNode, useId } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-bold text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

type HowWeReadFrameProps = { decisions: ReactNode; children?: ReactNode }

/** What a phone's first screen shows, drawn before the app is there. */
export const HowWeReadFrame = ({ decisions, children }: HowWeReadFrameProps) => (
  <div className="page max-w-3xl pt-8 pb-12 md:pt-12">
    <h1 className="font-extrabold text-3xl">How we read postings</h1>
    <p className="mt-2 text-ink-soft">
      Employers write postings in their own words. Our programs read each one and decide what its card and its
      page say. This is how, how often they are right, and where they go wrong.
    </p>
    <Part title="What we promise">
      <p className="mt-2">
        Lilypad says nothing about a job that its posting does not show. Where the posting says nothing, we
        say “not stated” and do not guess. Where you may live, licence, degree and dates stand beside the
        exact sentence that decided: open “In the posting’s words” on the job’s page.
      </p>
    </Part>
    <Part title="How we decide">
      <p className="mt-2">
        Numbers, lists and denials are read by rules: tables of patterns, each with an example that it reads
        and a near miss that it must not. Where the meaning of a sentence decides, a small model weighs its
        words; it has learned from sentences that we wrote. The same posting always gets the same answers.
        People check and correct them, and what a person corrected stays corrected when the posting is read
        again.
      </p>
      {decisions}
    </Part>
    {children}
  </div>
)
