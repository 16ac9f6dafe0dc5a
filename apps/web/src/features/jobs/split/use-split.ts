import type { JobRow } from '@lilypad/contracts'
import { type RefObject, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { createStored } from '@/api/stored.ts'
import { useMediaQuery } from '@/ui/page/use-media-query.ts'
import { jobInQuery } from './job-in-address.ts'

/** From here on a job has room beside the list. */
const WIDE = '(min-width: 75rem)'

const kept = createStored({
  key: 'lilypad-split-view',
  storage: () => window.localStorage,
  read: (stored) => stored === true,
  empty: false,
})

const isOffNowhere = () => false

/** The job beside the list; `row` where somebody chose it in the list, which counts as a click. */
export type JobBeside = { id: number; row: JobRow | null }

export type Split = {
  /** Whether the window is wide enough. */
  hasRoom: boolean
  isOn: boolean
  toggle: () => void
  job: JobBeside | null
  show: (job: JobBeside) => void
  /** Shows a job that somebody chose in the list; the focus follows a choice by key. */
  choose: (row: JobRow, isByKey: boolean) => void
  /** Where the job stands, for the focus. */
  pane: RefObject<HTMLElement | null>
  /** The job of an address that was opened where there is no room for it: it has a page of its own. */
  elsewhere: number | null
}

type Held = Pick<Split, 'job' | 'elsewhere'> & { entry: string }

const begin = (entry: string, search: string, hasRoom: boolean): Held => {
  const id = jobInQuery(search)
  return { entry, job: id === null ? null : { id, row: null }, elsewhere: hasRoom ? null : id }
}

/** The list beside a job: switched on by hand, and kept, or by an address that names a job. */
export const useSplit = (): Split => {
  const { key: entry, search } = useLocation()
  const hasRoom = useMediaQuery(WIDE)
  const isWanted = useSyncExternalStore(kept.subscribe, kept.get, isOffNowhere)
  const [held, setHeld] = useState(() => begin(entry, search, hasRoom))
  const pane = useRef<HTMLElement>(null)
  if (held.entry !== entry) setHeld(begin(entry, search, hasRoom))
  const { job, elsewhere } = held
  const isOn = hasRoom && (isWanted || job !== null)
  const show = useCallback(
    (next: JobBeside) => setHeld((was) => (was.job?.id === next.id ? was : { ...was, job: next })),
    [],
  )
  const choose = useCallback(
    (row: JobRow, isByKey: boolean) => {
      show({ id: row.id, row })
      if (isByKey) pane.current?.focus()
    },
    [show],
  )
  const toggle = () => {
    kept.set(!isOn)
    if (isOn) setHeld({ ...held, job: null })
  }
  return { hasRoom, isOn, toggle, job, show, choose, pane, elsewhere }
}
