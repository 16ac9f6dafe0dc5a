import type { ListedJob } from '@/api/jobs/jobs.ts'
import { Button } from '@/ui/button.tsx'
import { placesText } from '../job-texts.ts'
import { followFocus } from './folded.ts'
import { useHiding } from './use-hide.ts'

/** What stands in the place of a stacked job that was hidden alone. */
export const HiddenVariant = ({ job }: { job: ListedJob }) => {
  const { show } = useHiding()
  const undo = () => {
    followFocus(job.id)
    void show([job.id])
  }
  return (
    <li className="flex min-h-9 items-center justify-between gap-4 pl-3 text-ink-soft text-sm">
      <span>
        <span className="font-semibold text-ink">Hidden</span> · {placesText(job.locations, 4)}
      </span>
      <Button look="quiet" size="small" data-job={job.id} onClick={undo}>
        Undo
      </Button>
    </li>
  )
}
