import type { User } from '@lilypad/contracts'
import { chosenFilters, FILTERS } from '@lilypad/domain'
import { CloseIcon, FilterIcon, IconButton, plural } from '@lilypad/ui'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { useModal } from '@/ui/dialogs/use-modal.ts'
import { SearchField } from '@/ui/fields/search-field.tsx'
import { DESK, useMediaQuery } from '@/ui/page/use-media-query.ts'
import { SavedSearches } from '../searches/saved-searches.tsx'
import type { Choices } from './choices.ts'
import { FilterPanelSkeleton, SignUpHint } from './filter-panel-skeleton.tsx'
import { FilterSections } from './filter-sections.tsx'
import type { Filters } from './use-filters.ts'

const TITLE = 'Job Filters'

type SheetProps = {
  onClose: () => void
  /** Stays in view while the rest scrolls, except in a low window. */
  foot: ReactNode
  children: ReactNode
}

/** A modal sheet that comes from below: mounted is open. */
function Sheet({ onClose, foot, children }: SheetProps) {
  const modal = useModal(onClose)
  return (
    <dialog
      {...modal}
      aria-label={TITLE}
      className="mt-auto mb-0 w-full max-w-none animate-[rise_260ms_var(--ease-out)] rounded-t-lg bg-surface-raised text-ink shadow-float"
    >
      <div className="max-h-[88dvh] scroll-pt-20 scroll-pb-28 overflow-y-auto overscroll-contain">
        <header className="sticky top-0 z-40 flex items-center justify-between gap-4 border-line border-b bg-surface-raised py-2 pr-2 pl-4">
          <h2 className="font-bold text-lg">{TITLE}</h2>
          <IconButton label="Close" size="large" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className="px-4">{children}</div>
        <footer className="sticky bottom-0 z-40 border-line border-t bg-surface-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {foot}
        </footer>
      </div>
    </dialog>
  )
}

/** The filters of a phone: behind a button, in a sheet from below. */
function FilterSheet({ count, chosen, children }: { count: number; chosen: number; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const jobs = plural(count, 'job')
  const show = (
    <>
      {/* The counter of the list lies under the sheet, and is not heard. */}
      <p role="status" className="sr-only">
        {jobs}
      </p>
      <Button look="primary" size="large" className="w-full" onClick={close}>
        Show {jobs}
      </Button>
    </>
  )
  return (
    <>
      <Button className="w-full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FilterIcon />
        {TITLE}
        {chosen > 0 && (
          <span className="rounded-full bg-accent px-2 text-accent-ink text-xs tabular-nums">{chosen}</span>
        )}
      </Button>
      {open && (
        <Sheet onClose={close} foot={show}>
          {children}
        </Sheet>
      )}
    </>
  )
}

type FilterPanelProps = {
  /** The current user: null for a visitor, undefined while unknown. */
  user: User | null | undefined
  filters: Filters
  /** What is offered; null while loading. */
  choices: Choices | null
  count: number
  isSearchedByServer: boolean
  /** Whether they are folded as on a phone: a job stands beside the list. */
  isFolded: boolean
}

/** The filters: a column beside the list, on a phone or beside a job a sheet from below. Visitors see a hint to sign up. */
export function FilterPanel(props: FilterPanelProps) {
  const { user, filters, choices, count, isSearchedByServer, isFolded } = props
  const isDesk = useMediaQuery(DESK)
  if (user === undefined) return <FilterPanelSkeleton />
  if (!user) return <SignUpHint />
  const { filter, change } = filters
  const search = (
    <SearchField
      label={FILTERS.searchField.label}
      placeholder="Search jobs…"
      value={filter.searchField}
      onChange={(searchField) => change({ searchField })}
      isRemote={isSearchedByServer}
    />
  )
  const rest = choices && (
    <>
      <SavedSearches searchId={filters.searchId} stateText={filters.stateText} />
      <FilterSections choices={choices} filter={filter} onChange={change} />
    </>
  )
  if (isDesk && !isFolded) {
    return (
      <div className="card flex max-h-[calc(100dvh-6rem)] flex-col pt-4">
        <div className="border-line border-b px-4 pb-4">{search}</div>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-4 py-3">{rest}</div>
      </div>
    )
  }
  const chosen = chosenFilters({ ...filter, searchField: '' }).length
  return (
    <div className="grid gap-2.5 min-[22rem]:grid-cols-[minmax(0,1fr)_auto]">
      {search}
      <FilterSheet count={count} chosen={chosen}>
        {rest}
      </FilterSheet>
    </div>
  )
}
