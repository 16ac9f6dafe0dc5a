import decisions from './decisions.json'
import { FiguresTable } from './figures-table.tsx'
import { HowWeReadFrame, Part } from './how-we-read-frame.tsx'

export type DecisionId =
  | 'workplace'
  | 'residence'
  | 'category'
  | 'audience'
  | 'pay'
  | 'travel'
  | 'demands'
  | 'summary'

/** Words of an invented posting, what we say of them, and what a person would. */
export type Mistake = { title?: string; text?: string; weSay: string; right: string }

/** What is decided of a posting, how, and two invented postings that are read wrongly today. */
type Decision = { id: DecisionId; name: string; how: string; mistakes: readonly Mistake[] }

export const DECISIONS = decisions as readonly Decision[]

const Example = ({ title, text, weSay, right }: Mistake) => (
  <li className="border-line border-l-3 pl-3">
    <q>{[title, text].filter(Boolean).join(': ')}</q>
    <p className="text-ink-soft">
      We say: <q>{weSay}</q>
    </p>
    <p className="text-ink-soft">
      Right: <q>{right}</q>
    </p>
  </li>
)

const DecisionCard = ({ decision: { name, how, mistakes } }: { decision: Decision }) => (
  <section className="card mt-4 p-5">
    <h3 className="font-bold text-lg">{name}</h3>
    <p className="mt-1">{how}</p>
    <p className="mt-3 text-ink-soft text-sm">What we get wrong, for example:</p>
    <ul className="mt-2 grid gap-3 text-sm">
      {mistakes.map((mistake) => (
        <Example key={mistake.right} {...mistake} />
      ))}
    </ul>
  </section>
)

const MailLink = ({ address }: { address: string }) => (
  <a
    href={`mailto:${address}?subject=${encodeURIComponent('A posting that you read wrongly')}`}
    className="wrap-anywhere font-semibold text-accent-text underline"
  >
    {address}
  </a>
)

export const HowWeReadPage = ({ contact }: { contact: string | null }) => (
  <HowWeReadFrame
    decisions={DECISIONS.map((decision) => <DecisionCard key={decision.id} decision={decision} />)}
  >
    <Part title="How often we are right">
      <FiguresTable />
    </Part>
    <Part title="Tell us what we read wrongly">
      <p className="mt-2">
        Send us the job’s address and what is wrong
        {contact && (
          <>
            : <MailLink address={contact} />
          </>
        )}
        . A person reads it, corrects the job, and looks for others like it. Before you apply, read the
        employer’s own posting: it decides, not we.
      </p>
    </Part>
  </HowWeReadFrame>
)
