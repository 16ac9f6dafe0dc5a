import type { JobRow } from '@lilypad/contracts'
import { getTitle } from '@lilypad/domain'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect } from 'react'
import { cx } from '@/ui/cx.ts'
import { opensElsewhere } from '../list/use-open-job.ts'
import { JobView } from '../page/job-view.tsx'
import { NoJob } from './no-job.tsx'
import { PaneHead } from './pane-head.tsx'
import { PaneHint } from './pane-hint.tsx'
import { PaneTitle } from './pane-title.tsx'
import { usePaneJob } from './use-pane-job.ts'
import type { Split } from './use-split.ts'

/** To the card of the job; where the filters exclude it, to the first. */
const focusList = () => {
  const card = document.querySelector<HTMLElement>('[data-beside] [data-job]')
  const first = document.querySelector<HTMLElement>('a[data-job]')
  const place = card ?? first
  place?.focus()
}

const leaveByEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) focusList()
}

/** The job beside the list, as high as the window and scrolled by itself. */
export default function JobPane({ split: { job, show, pane } }: { split: Split }) {
  const { page, isBusy } = usePaneJob(job)
  const { head } = page
  const shownId = head?.id
  // Another job begins at its top.
  useLayoutEffect(() => {
    pane.current?.scrollTo(0, 0)
  }, [pane, shownId])
  const openRelated = (event: MouseEvent, related: JobRow) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    show({ id: related.id, row: null })
    pane.current?.focus()
  }
  const isShown = job !== null && head !== null && !page.error
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={isShown ? getTitle(head) : 'Job beside the list'}
      aria-busy={isBusy}
      onKeyDown={leaveByEscape}
      className="sticky top-[calc(var(--header-height)+1rem)] h-[calc(100dvh-var(--header-height)-2rem)] scroll-pt-24 overflow-y-auto overscroll-contain rounded-md border border-line"
    >
      {job === null && <PaneHint />}
      {job && (
        // Nobody applies to the job before while the next one is on its way.
        <div
          inert={isBusy}
          className={cx('transition-opacity duration-200', isBusy && 'opacity-50 delay-300')}
        >
          {isShown && <PaneHead key={`head ${shownId}`} head={head} job={page.job} />}
          <div key={shownId} className="@container px-6 pt-4 pb-14">
            <JobView page={page} notFound={<NoJob />} onOpenRelated={openRelated}>
              {isShown && <PaneTitle head={head} job={page.job} />}
            </JobView>
          </div>
        </div>
      )}
    </section>
  )
}
