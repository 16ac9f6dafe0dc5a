import type { Alert } from '@lilypad/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { alertsQuery } from '@/api/home/home.ts'
import { cx } from '@/ui/cx.ts'
import { REDUCED_MOTION, useMediaQuery } from '@/ui/page/use-media-query.ts'
import { StripeLine } from '@/ui/pictures/stripe-line.tsx'
import { alertsFor } from './visible-alerts.ts'

const AlertRow = ({ alert, onGone }: { alert: Alert; onGone: () => void }) => {
  const [leaving, setLeaving] = useState(false)
  const isMotionReduced = useMediaQuery(REDUCED_MOTION)
  return (
    <li
      className={cx(
        'grid transition-all duration-300 ease-out',
        leaving ? 'translate-x-full grid-rows-[0fr] opacity-0' : 'grid-rows-[1fr]',
      )}
      onTransitionEnd={(event) => leaving && event.target === event.currentTarget && onGone()}
    >
      <div className="overflow-hidden">
        <StripeLine onDismiss={() => (isMotionReduced ? onGone() : setLeaving(true))}>
          {alert.content}
        </StripeLine>
      </div>
    </li>
  )
}

/** Messages above the navigation; each slides out when it is dismissed, and stays away until the next visit. */
export const AlertsStripe = () => {
  const { data: alerts = [] } = useQuery(alertsQuery)
  const user = useUser()
  const [dismissed, setDismissed] = useState<number[]>([])
  const visible = alertsFor(user, alerts).filter(({ id }) => !dismissed.includes(id))
  if (visible.length === 0) return null
  return (
    <ul aria-label="Announcements" className="overflow-hidden bg-stripe text-accent-ink">
      {visible.map((alert) => (
        <AlertRow key={alert.id} alert={alert} onGone={() => setDismissed((ids) => [...ids, alert.id])} />
      ))}
    </ul>
  )
}
