import { ApiError, type DecidedDeskCase, type ListedDeskCase } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { DESK_KINDS, DESK_NAMES, type DeskKind, REPORT_DECISIONS, type ReportDecision } from '@lilypad/domain'
import { Chip, EmptyState, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { backOffice, deskQuery, useAdminAlert } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { useCall } from '@/api/use-call.ts'
import { opensInNewTab } from '@/parts/new-tab.ts'
import { useShortcuts } from '@/parts/use-shortcuts.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { PillChoice } from '@/ui/fields/pill-choice.tsx'
import { useQueryChoice } from '@/ui/lists/query-choice.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { SearchEngines } from './search-engines.tsx'

type Words = {
  decisions: Record<ReportDecision, string>
  /** What to know before one decides. */
  hint?: string
  /** Where it can be looked into. Without it there is no page for it. */
  at?: (listed: ListedDeskCase) => string
}

const SETTLED = { acted: 'Done', dismissed: 'Nothing to do' }
const LOOKED_AT = { acted: 'Put right', dismissed: 'Nothing wrong' }

/** As much as a search takes, without half an emoji at its end. */
const toSearch = (title: string) => title.slice(0, 200).replace(/\p{Cs}$/u, '')

/** The decisions of each kind of case, as their buttons say them. */
const DESK_WORDS: Record<DeskKind, Words> = {
  report: {
    decisions: LOOKED_AT,
    hint: 'Put it right first: the members who reported it are told of your decision by e-mail.',
    at: ({ job_title: title }) =>
      `${paths.adminCuration.href()}?search=${encodeURIComponent(toSearch(title ?? ''))}`,
  },
  suspect: {
    decisions: { acted: 'Delete the missing', dismissed: 'Keep them' },
    hint: 'Kept, they stay until two more checks miss them.',
    at: paths.adminScraper.href,
  },
  board: { decisions: LOOKED_AT, at: paths.adminScraper.href },
  refund: { decisions: SETTLED, at: paths.adminPayments.href },
  dispute: { decisions: SETTLED, at: paths.adminPayments.href },
  fraud_warning: {
    decisions: { acted: 'Refunded', dismissed: 'Leave it' },
    at: paths.adminPayments.href,
  },
  removal: {
    decisions: { acted: 'Told them', dismissed: 'Not needed' },
    at: paths.adminRemovals.href,
  },
  data_request: {
    decisions: { acted: 'Answered', dismissed: 'Refused' },
    hint: 'To be answered within a month.',
    at: ({ user_id: id }) => `${paths.adminUsers.href()}?data=${id}`,
  },
  search_engine: {
    decisions: LOOKED_AT,
    at: () => `${paths.adminDesk.href()}?show=search-engines`,
  },
  backup: { decisions: LOOKED_AT },
  mail: { decisions: LOOKED_AT },
}

const CASE = '[data-case]'

function focusAfter(decided: Element) {
  const all = [...document.querySelectorAll(CASE)]
  const next = all[all.indexOf(decided) + 1] ?? all.at(-2)
  next?.querySelector<HTMLElement>('button')?.focus()
}

/** A second press within this time was meant for the case that has just gone. */
const SECOND_PRESS_MS = 500

/** A number decides the case with the focus, else the first one; U takes the latest decision back. */
const useDeskKeys = () =>
  useShortcuts(({ key, repeat }) => {
    if (repeat) return
    if (key.toLowerCase() === 'u') document.querySelector<HTMLButtonElement>('[data-undo]')?.click()
    const one = document.activeElement?.closest(CASE) ?? document.querySelector(CASE)
    one?.querySelector<HTMLButtonElement>(`[data-decision="${key}"]:enabled`)?.click()
  })

/** Decides and undoes; what fails is told although its card has gone by then. */
function useDecisions() {
  const decision = useCall(backOffice, 'decideCase', 'loadDesk')
  const undoing = useCall(backOffice, 'undoCaseDecision', 'loadDesk')
  const tell = useAdminAlert('Desk')
  const { confirm } = useDialogs()
  const freeFrom = useRef(0)
  const pendingId = [decision, undoing].find(({ isPending }) => isPending)?.variables?.id
  return {
    pendingId,
    /** What is listed as decided may be undone although the answer to its decision is still under way. */
    undoingId: undoing.isPending ? undoing.variables.id : null,
    decide: ({ id, version }: ListedDeskCase, chosen: ReportDecision, card: Element | null) => {
      if (Date.now() < freeFrom.current) return
      freeFrom.current = Date.now() + SECOND_PRESS_MS
      if (card) focusAfter(card)
      const decided = { id, version, decision: chosen }
      decision.mutateAsync(decided).catch(async (error) => {
        // If it still waits, the next key decides it. Its buttons can have the focus from the next frame.
        await new Promise(requestAnimationFrame)
        card?.querySelector<HTMLElement>('button')?.focus()
        if (!(error instanceof ApiError && error.details.can_refund)) return tell(error)
        if (!(await confirm(`${error.message} Refund it now?`, { title: 'Refund in full' }))) return
        if (card) focusAfter(card)
        await decision.mutateAsync({ ...decided, refund: true }).catch(tell)
      })
    },
    undo: async (id: string) => {
      // What is decided next is the case that comes back.
      freeFrom.current = Number.POSITIVE_INFINITY
      await undoing.mutateAsync({ id }).catch(tell)
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>(`[data-case="${id}"] button`)?.focus()
        freeFrom.current = 0
      })
    },
  }
}

type Decisions = ReturnType<typeof useDecisions>

function DeskCase({
  listed,
  decisions: { decide, pendingId },
}: {
  listed: ListedDeskCase
  decisions: Decisions
}) {
  const { id, kind, text, email, opened_at: openedAt } = listed
  const { decisions, hint, at } = DESK_WORDS[kind]
  const [returnTo, setReturnTo] = useQueryChoice('case', [id], '')
  const name = DESK_NAMES[kind]
  return (
    <li data-case={id} className="card grid gap-2 p-4 focus-within:border-accent">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <h2 className="sr-only">{`${name}: ${text}`}</h2>
        <Chip>{name}</Chip>
        <span className="text-ink-soft">
          opened <TimeAgo at={openedAt} />
        </span>
        {email && <span className="wrap-anywhere text-ink-soft">· {email}</span>}
      </div>
      <p className="wrap-anywhere">{text}</p>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      <div className="-ml-2 flex flex-wrap items-center gap-1">
        {REPORT_DECISIONS.map((decision, index) => (
          <Button
            key={decision}
            look="quiet"
            size="small"
            data-decision={index + 1}
            aria-keyshortcuts={`${index + 1}`}
            aria-label={`${decisions[decision]}: ${text}`}
            disabled={pendingId === id}
            // Who comes back from looking into it decides this case, not the first.
            autoFocus={index === 0 && returnTo === id}
            onClick={({ currentTarget }) => decide(listed, decision, currentTarget.closest(CASE))}
          >
            <kbd className="font-sans text-ink-soft touch:hidden">{index + 1}</kbd> {decisions[decision]}
          </Button>
        ))}
        {at && (
          <Link
            to={at(listed)}
            aria-label={`Look into it: ${text}`}
            className="ml-2 inline-flex min-h-8 items-center text-accent-text text-sm underline underline-offset-4 hover:no-underline touch:min-h-11"
            onClick={(event) => opensInNewTab(event) || setReturnTo(id)}
          >
            Look into it
          </Link>
        )}
      </div>
    </li>
  )
}

type DecidedProps = { decided: readonly DecidedDeskCase[]; decisions: Decisions }

function Decided({ decided, decisions: { undo, undoingId, pendingId } }: DecidedProps) {
  // Until the latest decision is listed, an earlier one would be undone in its place.
  const isLate = pendingId !== undefined && !decided.some(({ id }) => id === pendingId)
  return (
    <section aria-labelledby="decided" className="mt-8 text-sm">
      <h2 id="decided" className="font-bold text-base">
        Decided in the past day
      </h2>
      <p className="mt-1 text-ink-soft touch:hidden">A number decides a case; U undoes the latest.</p>
      <ul className="mt-2 divide-y divide-line">
        {decided.map(({ id, kind, text, decision }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 text-ink-soft wrap-anywhere">
              <strong className="font-semibold text-ink">{DESK_WORDS[kind].decisions[decision]}</strong>:{' '}
              {text}
            </span>
            <Button
              look="quiet"
              size="small"
              data-undo
              aria-label={`Undo: ${text}`}
              disabled={isLate || undoingId === id}
              onClick={() => void undo(id)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A press or a key decides a case, another takes that back. */
function Cases() {
  useDeskKeys()
  const decisions = useDecisions()
  const { data, ...query } = useQuery(deskQuery)
  if (!data) return <QueryFallback query={query} waiting={<TableSkeleton label="Loading cases..." />} />
  const { cases, counts, decided } = data
  const kinds = DESK_KINDS.filter((kind) => counts[kind] > 0)
  return (
    <>
      <p role="status" className="mb-4 min-h-5 text-ink-soft text-sm tabular-nums">
        {cases.length > 0 &&
          `${plural(cases.length, 'case')}: ${kinds.map((kind) => `${DESK_NAMES[kind]} ${counts[kind]}`).join(', ')}.`}
      </p>
      {cases.length === 0 ? (
        <EmptyState title="Nothing waits">What needs you appears here.</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {cases.map((listed) => (
            <DeskCase key={listed.id} {...{ listed, decisions }} />
          ))}
        </ul>
      )}
      {decided.length > 0 && <Decided {...{ decided, decisions }} />}
    </>
  )
}

const SHOWS = [
  { id: 'cases', name: 'Cases' },
  { id: 'search-engines', name: 'Search engines' },
] as const
const IDS = SHOWS.map(({ id }) => id)

/** What waits for a person, the longest waiting first; beside it what search engines find. */
export function Desk() {
  const [show, setShow] = useQueryChoice('show', IDS, 'cases')
  return (
    <>
      <div className="mb-4">
        <PillChoice label="Show" pills={SHOWS} value={show} onChange={setShow} />
      </div>
      {show === 'cases' ? <Cases /> : <SearchEngines />}
    </>
  )
}
