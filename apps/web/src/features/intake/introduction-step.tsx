import { Pond } from '@/ui/pictures/pond.tsx'

const POINTS = [
  ['What you bring', 'Your title, your field and the work you know.'],
  ['What you want', 'Where you work, how much you travel, what you earn.'],
  ['What you get', 'A dashboard that opens with the jobs that fit.'],
] as const

export const IntroductionStep = () => (
  <div className="grid gap-6">
    <p className="text-ink-soft text-lg">
      A few quiet questions, about two minutes. Nothing to upload, nothing to prove, and you can change every
      answer later.
    </p>
    <div className="relative isolate overflow-hidden rounded-lg bg-surface-header px-5 pt-5 pb-24 md:px-7 md:pt-7">
      <Pond className="absolute inset-x-0 bottom-0 -z-10 h-28" />
      <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
        {POINTS.map(([title, text]) => (
          <li key={title} className="grid content-start gap-1">
            <span className="font-bold">{title}</span>
            <span className="text-ink-soft text-sm">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  </div>
)
