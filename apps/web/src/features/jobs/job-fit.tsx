import type { FullJob } from '@lilypad/contracts'
import { findFit, toWishes, type Wishes } from '@lilypad/domain'
import { CheckIcon, CloseIcon, cx } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { userQuery } from '@/api/accounts/session.ts'
import { intakeAnswersQuery } from '@/api/intake/intake-answers.ts'
import type { ListedJob } from '@/api/jobs/jobs.ts'

/** What the person said that a job can fit: null without anything, undefined while unknown. */
export function useWishes(): Wishes | null | undefined {
  const { data: user } = useQuery(userQuery)
  const answers = useQuery({ ...intakeAnswersQuery(user?.id ?? null), enabled: user !== undefined })
  const { data: given = null } = answers
  const isPending = answers.isPending && !answers.isPaused
  return useMemo(() => (isPending ? undefined : toWishes(user ?? null, given)), [isPending, user, given])
}

const WishesContext = createContext<Wishes | null>(null)

/** Looks up once what all cards in it are compared with. */
export function FitWishes({ children }: { children: ReactNode }) {
  return <WishesContext value={useWishes() ?? null}>{children}</WishesContext>
}

/** What of a job matches the wishes, cut to one line. That it needs no travel alone says little. */
export function FitLine({ job, className }: { job: ListedJob; className?: string }) {
  const wishes = useContext(WishesContext)
  const fits = wishes ? findFit(job, wishes).fits : []
  if (fits.length === 0 || fits.join() === 'no travel') return null
  return <p className={cx('truncate text-positive text-xs', className)}>Fits: {fits.join(' · ')}</p>
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Facts({ name, texts, isFit }: { name: string; texts: readonly string[]; isFit: boolean }) {
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

/** What of a job matches what the person said, and what does not, but for their state, which has a line of its own. */
export function WhyItFits({ job, wishes }: { job: FullJob; wishes: Wishes | null }) {
  if (!wishes) return null
  const { fits, differs } = findFit(job, { ...wishes, state: null })
  if (fits.length + differs.length === 0) return null
  return (
    <dl aria-label="Does it fit me?" className="my-2 grid gap-1.5 text-sm">
      <Facts name="Fits" texts={fits} isFit />
      <Facts name="Does not fit" texts={differs} isFit={false} />
    </dl>
  )
}
