import type { FullJob } from '@lilypad/contracts'
import { findFit, mayLiveThere, type Wishes } from '@lilypad/domain'
import { cx } from '@/ui/cx.ts'
import { CheckIcon, CloseIcon } from '@/ui/icons.tsx'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const Facts = ({ name, texts, isFit }: { name: string; texts: readonly string[]; isFit: boolean }) => {
  const Icon = isFit ? CheckIcon : CloseIcon
  return (
    texts.length > 0 && (
      <div className="flex gap-2">
        <dt>
          <Icon size={18} className={cx('mt-px', isFit ? 'text-positive' : 'text-ink-soft')} />
          <span className="sr-only">{name}</span>
        </dt>
        <dd className={cx('wrap-anywhere min-w-0', isFit ? 'font-medium' : 'text-ink-soft')}>
          {capital(texts.join(' · '))}
        </dd>
      </div>
    )
  )
}

/** What of a job matches what the person told us, and what does not; nothing where neither is stated. */
export const WhyItFits = ({ job, wishes }: { job: FullJob; wishes: Wishes | null }) => {
  if (!wishes) return null
  const mayLive = mayLiveThere(job.facts, wishes.state ?? '')
  const { fits, differs } = findFit({ ...job, mayLive }, wishes)
  if (fits.length + differs.length === 0) return null
  return (
    <section aria-labelledby="why-it-fits" className="card mb-4 px-5 py-4">
      <h2 id="why-it-fits" className="font-bold text-lg">
        Does it fit me?
      </h2>
      <dl className="mt-2 grid gap-1.5 text-sm">
        <Facts name="Fits" texts={fits} isFit />
        <Facts name="Does not fit" texts={differs} isFit={false} />
      </dl>
    </section>
  )
}
