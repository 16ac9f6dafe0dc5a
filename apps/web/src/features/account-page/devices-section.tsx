import type { Calls, ReplyOf } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { Chip, formatAgo, formatInstant, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { sessionsQuery, useEndOtherSessions } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { SkeletonBoxes } from '@/ui/lists/skeleton-boxes.tsx'
import { Section, TextLink } from './section.tsx'

type Session = ReplyOf<Calls['loadSessions']>['sessions'][number]

const Device = ({ session }: { session: Session }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0">
    <span className="min-w-0 font-semibold">{session.device}</span>
    {session.is_current ? (
      <Chip tone="positive">This device</Chip>
    ) : (
      <span className="text-ink-soft text-sm" title={formatInstant(session.last_seen_at)}>
        Last seen {formatAgo(session.last_seen_at, new Date())}
      </span>
    )}
  </li>
)

function DeviceList({ sessions }: { sessions: Session[] }) {
  const end = useEndOtherSessions()
  const { alert } = useDialogs()
  const endOthers = () =>
    end.mutate(
      {},
      {
        onSuccess: ({ num_ended, message = '' }) =>
          void alert(`Logged out ${plural(num_ended, 'other device')}. ${message}`.trim()),
        onError: (error) => void alert(toMessage(error)),
      },
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Device key={`${session.created_at} ${session.last_seen_at}`} session={session} />
        ))}
      </ul>
      <div className="mt-3 flex justify-end">
        <Button
          disabled={sessions.every((session) => session.is_current)}
          pending={end.isPending && 'Working...'}
          onClick={endOthers}
        >
          Log out other devices
        </Button>
      </div>
    </>
  )
}

const LEAD =
  'Where you are logged in, which programs get in, and what you do not want to see. Logging out other devices also switches off your keys, webhooks and feed addresses.'

export function DevicesSection({ isClosed }: { isClosed: boolean }) {
  const sessions = useQuery(sessionsQuery)
  const waiting = <SkeletonBoxes label="Loading your devices" className="h-6 w-64 max-w-full" />
  return (
    <Section title="Devices, keys and hiding" lead={LEAD} isClosed={isClosed}>
      {sessions.data && <DeviceList sessions={sessions.data} />}
      {!sessions.data && <QueryFallback query={sessions} waiting={waiting} />}
      <div className="mt-3 grid justify-items-start gap-1 border-line border-t pt-3">
        <TextLink to={paths.connections.href()}>Keys and webhooks</TextLink>
        <TextLink to={paths.hidden.href()}>See and change what you hide</TextLink>
      </div>
    </Section>
  )
}
