import type { DecidedDeskCase, ListedDeskCase } from '@lilypad/contracts'
import { DESK_KINDS, DESK_NAMES, REPORT_DECISIONS, type ReportDecision } from '@lilypad/domain'
import { Chip, EmptyState, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { deskQuery, useDecideDeskCase, useUndoDecision } from '@/api/admin/desk.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { usePageKeys } from '@/parts/use-page-keys.ts'
import { Button } from '@/ui/button.tsx'
import { PillChoice } from '@/ui/fields/pill-choice.tsx'
import { useAddressChoice } from '@/ui/lists/use-address-choice.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { DESK_WORDS } from './desk-words.ts'
import { SearchEngines } from './search-engines.tsx'

const CASE = '[data-case]'

const focusAfter = (decided: Element) => {
  const all = [...document.querySelectorAll(CASE)]
  const next = all[all.indexOf(decided) + 1] ?? all.at(-2)
  next?.querySelector<HTMLElement>('button')?.focus()
}

/** A number decides the case with the focus, else the first one; U takes the latest decision back. */
const useDeskKeys = () =>
  usePageKeys(({ key, repeat }) => {
    if (repeat) return
    if (key.toLowerCase() === 'u') document.querySelector<HTMLButtonElement>('[data-undo]:enabled')?.click()
    const one = document.activeElement?.closest(CASE) ?? document.querySelector(CASE)
    one?.querySelector<HTMLButtonElement>(`[data-decision="${key}"]:enabled`)?.click()
  })

const DeskCase = ({ listed }: { listed: ListedDeskCase }) => {
  const { id, kind, text, opened_at: openedAt } = listed
  const { decisions, at } = DESK_WORDS[kind]
  const name = DESK_NAMES[kind]
  const { mutate, isPending } = useDecideDeskCase()
  const onError = useAdminAlert(name)
  const decide = (decision: ReportDecision, button: HTMLElement) => {
    const card = button.closest(CASE)
    if (card) focusAfter(card)
    mutate({ id, decision }, { onError })
  }
  return (
    <li data-case className="card grid gap-2 p-4 focus-within:border-accent">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <h2 className="sr-only">{`${name}: ${text}`}</h2>
        <Chip>{name}</Chip>
        <span className="text-ink-soft">
          opened <TimeAgo at={openedAt} />
        </span>
      </div>
      <p className="wrap-anywhere">{text}</p>
      <div className="-ml-2 flex flex-wrap items-center gap-1">
        {REPORT_DECISIONS.map((decision, index) => (
          <Button
            key={decision}
            look="quiet"
            size="small"
            data-decision={index + 1}
            aria-keyshortcuts={`${index + 1}`}
            aria-label={`${decisions[decision]}: ${text}`}
            disabled={isPending}
            onClick={({ currentTarget }) => decide(decision, currentTarget)}
          >
            <kbd className="font-sans text-ink-soft touch:hidden">{index + 1}</kbd> {decisions[decision]}
          </Button>
        ))}
        <Link
          to={at(listed)}
          aria-label={`Look into it: ${text}`}
          className="ml-2 inline-flex min-h-8 items-center text-accent-text text-sm underline underline-offset-4 hover:no-underline touch:min-h-11"
        >
          Look into it
        </Link>
      </div>
    </li>
  )
}

const Decided = ({ decided }: { decided: readonly DecidedDeskCase[] }) => {
  const { mutate, isPending } = useUndoDecision()
  const onError = useAdminAlert('Undo')
  return (
    <section aria-labelledby="decided" className="mt-8 text-sm">
      <h2 id="decided" className="font-bold text-base">
        Decided in the past day
      </h2>
      <p className="mt-1 text-ink-soft touch:hidden">Press U to undo the latest.</p>
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
              disabled={isPending}
              onClick={() => mutate({ id }, { onError })}
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
const Cases = () => {
  useDeskKeys()
  const { data, ...query } = useQuery(deskQuery)
  if (!data) return <NotLoaded query={query} waiting={<TableSkeleton label="Loading cases..." />} />
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
            <DeskCase key={listed.id} listed={listed} />
          ))}
        </ul>
      )}
      {decided.length > 0 && <Decided decided={decided} />}
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
  const [show, setShow] = useAddressChoice('show', IDS, 'cases')
  return (
    <>
      <div className="mb-4">
        <PillChoice label="Show" pills={SHOWS} value={show} onChange={setShow} />
      </div>
      {show === 'cases' ? <Cases /> : <SearchEngines />}
    </>
  )
}
