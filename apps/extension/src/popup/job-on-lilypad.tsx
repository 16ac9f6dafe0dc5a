import { factLines, jobDateWords, newYorkDay, salaryText } from '@lilypad/domain'
import { type LilypadJob, trackJob } from '../lilypad-client.ts'
import { Problem } from '../parts.tsx'
import type { Settings } from '../settings.ts'
import { Saved, useSaving } from './use-saving.tsx'

const toDates = ({ addedAt, checkedOn, postedOn }: LilypadJob) =>
  jobDateWords(
    { approvedOn: addedAt && newYorkDay(new Date(addedAt)), lastScrapedOn: checkedOn, postedOn },
    newYorkDay(new Date()),
  ).join(' · ')

/** A job that Lilypad has: how fresh it is, and what its posting states. */
export function JobOnLilypad({ settings, job }: { settings: Settings; job: LilypadJob }) {
  const { state, problem, run } = useSaving()
  const pay = salaryText(job)
  const lines = factLines(job.facts, job.applyBy, job.residence).filter(({ isStated }) => isStated)
  return (
    <>
      <p className="notice good">Already on Lilypad</p>
      <h2>{job.title}</h2>
      <p className="company">{job.companyName}</p>
      <p className="help">{toDates(job)}</p>
      <dl>
        {pay && (
          <div>
            <dt>Pay</dt>
            <dd>{pay}</dd>
          </div>
        )}
        {lines.map(({ fact, topic, texts }) => (
          <div key={fact}>
            <dt>{topic}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
      <a className="button" href={job.pageUrl} target="_blank" rel="noreferrer">
        Open on Lilypad
      </a>
      {problem && <Problem>{problem}</Problem>}
      {job.isTracked || state === 'saved' ? (
        <Saved origin={settings.origin} />
      ) : (
        <button
          type="button"
          className="primary"
          aria-disabled={state === 'saving'}
          onClick={() => void run(() => trackJob(settings, job.id))}
        >
          {state === 'saving' ? 'Saving…' : 'Save to tracker'}
        </button>
      )}
    </>
  )
}
