import { CALENDAR_KINDS, type CalendarDetail, type CalendarKind } from '@lilypad/domain'
import { buttonClass } from '@lilypad/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryFallback } from '@/api/query-fallback.tsx'
import {
  type CalendarFeed,
  calendarQuery,
  renewCalendarFeed,
  setCalendarFeed,
} from '@/api/tracker/calendar.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { PillChoice } from '@/ui/fields/pill-choice.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { SkeletonBoxes } from '@/ui/lists/skeleton-boxes.tsx'
import { useClipboard } from '@/ui/page/use-clipboard.ts'

const KINDS: Record<CalendarKind, string> = {
  deadline: 'Last days to apply',
  reminder: 'Reminders',
  interview: 'Interviews',
}

const DETAILS: { id: CalendarDetail; name: string }[] = [
  { id: 'full', name: 'Everything' },
  { id: 'title', name: 'Job titles only' },
]

const RENEW = 'The old address stops working. Every calendar that reads it needs the new one.'

type AddressProps = { url: string; isPending: boolean; onRenew: () => void }

function Address({ url, isPending, onRenew }: AddressProps) {
  const copy = useClipboard('Address copied')
  return (
    <div>
      <h3 className="mb-1 font-bold text-base text-ink">Its address</h3>
      <code className="wrap-anywhere block rounded-sm bg-wash p-3 text-ink text-sm">{url}</code>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void copy(url)}>
          Copy address
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass()}>
          Open in my calendar
        </a>
        <AskingButton disabled={isPending} action="Make a new address" question={RENEW} onSure={onRenew}>
          New address
        </AskingButton>
      </div>
      <p className="mt-3 text-sm">
        In Google Calendar: Other calendars, From URL. Anyone with this address can see these entries.
      </p>
    </div>
  )
}

function Choices({ feed }: { feed: CalendarFeed }) {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const { url, kinds, detail } = feed
  const change = (more: Partial<{ enabled: boolean; kinds: CalendarKind[]; detail: CalendarDetail }>) =>
    void attempt(() => setCalendarFeed(client, { enabled: url !== null, kinds, detail, ...more }))
  const choose = (kind: CalendarKind, isChosen: boolean) =>
    change({ kinds: CALENDAR_KINDS.filter((one) => (one === kind ? isChosen : kinds.includes(one))) })
  return (
    <div className="grid gap-5">
      <Switch
        label="Show my applications in my calendar"
        checked={url !== null}
        disabled={isPending}
        onChange={(enabled) => change({ enabled })}
      />
      {url !== null && (
        <>
          <fieldset disabled={isPending}>
            <legend className="font-bold text-base text-ink">What it shows</legend>
            {CALENDAR_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                label={KINDS[kind]}
                checked={kinds.includes(kind)}
                onChange={(isChosen) => choose(kind, isChosen)}
              />
            ))}
            <div className="mt-2">
              <PillChoice
                label="How much it tells"
                pills={DETAILS}
                value={detail}
                onChange={(chosen) => change({ detail: chosen })}
              />
            </div>
          </fieldset>
          <Address
            url={url}
            isPending={isPending}
            onRenew={() => void attempt(() => renewCalendarFeed(client))}
          />
        </>
      )}
    </div>
  )
}

const WAITING = <SkeletonBoxes label="Loading your calendar" className="h-6 w-72 max-w-full" />

export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(calendarQuery)
  return (
    <Dialog title="Calendar" onClose={onClose}>
      <p className="mb-4">
        Interviews, reminders and last days to apply of the jobs on your tracker, in the calendar you already
        use. It follows every change.
      </p>
      {query.data ? <Choices feed={query.data} /> : <QueryFallback query={query} waiting={WAITING} />}
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  )
}
