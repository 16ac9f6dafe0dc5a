import type { FullJob } from '@lilypad/contracts'
import { cx } from '@lilypad/ui'
import { useMutation } from '@tanstack/react-query'
import { useToday } from '@/parts/use-today.ts'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { type Comparison, compareResume, type Verdict } from './compare-resume.ts'
import { findMissingWords } from './missing-words.ts'
import { FAULT_WORDS, readResume } from './read-resume.ts'
import { readResumeFacts } from './resume-facts.ts'

const LOOKS: Record<Verdict, string> = {
  met: 'text-positive',
  'not met': 'text-danger',
  'not in your resume': 'text-ink-soft',
}
const WORDS: Record<Verdict, string> = {
  met: 'Met',
  'not met': 'Not met',
  'not in your resume': 'Not in your resume',
}

const Quote = ({ of, words }: { of: string; words: string }) => (
  <p className="wrap-anywhere mt-1 border-line border-l-3 pl-3 text-sm">
    <span className="font-medium">{of}:</span> “{words}”
  </p>
)

const Row = ({ topic, wanted, verdict, posting, resume }: Comparison) => (
  <li className="py-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h4 className="font-semibold text-ink">
        {topic}: <span className="font-normal">{wanted}</span>
      </h4>
      <strong className={cx('font-semibold text-sm', LOOKS[verdict])}>{WORDS[verdict]}</strong>
    </div>
    {posting.map((words) => (
      <Quote key={words} of="Posting" words={words} />
    ))}
    {resume !== null && <Quote of="Your resume" words={resume} />}
  </li>
)

function Result({ job, text }: { job: FullJob; text: string }) {
  const today = useToday()
  const rows = compareResume(job, readResumeFacts(text, today), today)
  const words = findMissingWords(job.description || job.summary || '', text, job.companyName)
  return (
    <div className="mt-6 grid gap-6">
      <section aria-labelledby="resume-facts">
        <h3 id="resume-facts" className="font-bold text-ink text-lg">
          What the posting states
        </h3>
        {rows.length === 0 && <p>It states no degree, licence, years, state or start.</p>}
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.topic} {...row} />
          ))}
        </ul>
        <p className="text-xs">
          A program reads both texts and may miss what you say in other words: the sentences decide.
        </p>
      </section>
      <section aria-labelledby="resume-words">
        <h3 id="resume-words" className="font-bold text-ink text-lg">
          Words of the posting that your resume lacks
        </h3>
        {words.length === 0 ? (
          <p>None that stands out.</p>
        ) : (
          <ul className="mt-2 flex flex-wrap gap-2">
            {words.map((word) => (
              <li key={word} className="wrap-anywhere rounded-full bg-wash px-3 py-1 text-ink text-sm">
                {word}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

type ResumeDialogProps = { job: FullJob; onClose: () => void }

/** Reads a resume in the browser and shows it against the posting; neither the file nor what is found leaves it. */
export default function ResumeDialog({ job, onClose }: ResumeDialogProps) {
  const reading = useMutation({ mutationFn: readResume, networkMode: 'always', gcTime: 0 })
  const read = reading.data
  return (
    <Dialog title="Your resume against this posting" onClose={onClose} size="large" phoneSheet>
      <p>
        Choose a PDF or a Word file (.docx), at most 10 MB. It is read in this browser alone: nothing of it is
        sent or kept.
      </p>
      <label className="mt-3 grid gap-1.5 font-semibold text-ink text-sm">
        Resume
        <input
          type="file"
          accept=".pdf,.docx"
          data-autofocus
          disabled={reading.isPending}
          className="min-h-11 w-full font-normal text-ink-soft file:mr-3 file:min-h-10 file:rounded-sm file:border-0 file:bg-accent file:px-4 file:font-semibold file:text-accent-ink touch:file:min-h-11"
          // The same file is read again after it was corrected.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => target.files?.[0] && reading.mutate(target.files[0])}
        />
      </label>
      <div role="status">
        {reading.isPending && <p className="mt-3">Reading...</p>}
        {read && 'fault' in read && <p className="mt-3 font-medium text-danger">{FAULT_WORDS[read.fault]}</p>}
        {read && 'text' in read && <p className="sr-only">Your resume was read.</p>}
      </div>
      {read && 'text' in read && <Result job={job} text={read.text} />}
    </Dialog>
  )
}
