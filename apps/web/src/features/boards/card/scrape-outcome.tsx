import type { PastScrape } from '@lilypad/contracts'
import { Chip } from '@/ui/chip.tsx'

const OUTCOMES = {
  complete: { label: 'Complete', tone: 'positive', words: 'Read in full.' },
  unchanged: { label: 'Unchanged', tone: 'neutral', words: 'The board says that nothing has changed.' },
  incomplete: { label: 'Incomplete', tone: 'warning', words: 'Read in part: nothing was deleted.' },
  suspect: { label: 'Suspect', tone: 'warning', words: 'Fewer jobs than expected: nothing was deleted.' },
  failed: { label: 'Failed', tone: 'danger', words: 'The board could not be read.' },
} as const

/** How a scrape ended, and what it had to say. */
export const ScrapeOutcome = ({ scrape: { outcome, message } }: { scrape: PastScrape }) => {
  const { label, tone, words } = OUTCOMES[outcome]
  return (
    <span className="inline-grid gap-1 py-1">
      <span>
        <Chip tone={tone}>{label}</Chip>
      </span>
      <span className="text-ink-soft text-xs">{message ?? words}</span>
    </span>
  )
}
