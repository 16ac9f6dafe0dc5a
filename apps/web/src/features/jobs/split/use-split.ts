import type { JobRow } from '@lilypad/contracts'
import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { createStored } from '@/api/stored-value.ts'
import { useMediaQuery } from '@/ui/page/use-media-query.ts'

const NAME = 'job'

/** The job that an address asks for beside the list: 12 of `?type=Full-Time&job=12`. */
export function jobInQuery(search: string): number | null {
  const text = new URLSearchParams(search).get(NAME) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** An address of the list with this job beside it, or with none; all else that it says stays. */
export function withJob(address: string, id: number | null): string {
  const [path = '', search = ''] = address.split('?')
  if (jobInQuery(search) === id) return address
  const query = new URLSearchParams(search)
  query.delete(NAME)
  if (id !== null) query.set(NAME, `${id}`)
  return query.size > 0 ? `${path}?${query}` : path
}

/** From here on a job has room beside the list. */
const WIDE = '(min-width: 75rem)'

const splitView = createStored({
  key: 'lilypad-split-view',
  read: (stored) => stored === true,
  empty: false,
})

/** The job beside the list; `row` where somebody chose it in the list, which counts as a click. */
export type JobBeside = { id: number; row: JobRow | null }

type Held = {
  entry: string
  job: JobBeside | null
  /** The job of an address that was opened where there is no room for it: it has a page of its own. */
  elsewhere: number | null
}

function begin(entry: string, search: string, hasRoom: boolean): Held {
  const id = jobInQuery(search)
  return { entry, job: id === null ? null : { id, row: null }, elsewhere: hasRoom ? null : id }
}

/** The list beside a job: switched on by hand, and kept, or by an address that names a job. */
export function useSplit() {
  const { key: entry, search } = useLocation()
  const hasRoom = useMediaQuery(WIDE)
  const isWanted = splitView.use()
  const [held, setHeld] = useState(() => begin(entry, search, hasRoom))
  const pane = useRef<HTMLElement>(null)
  if (held.entry !== entry) setHeld(begin(entry, search, hasRoom))
  const { job, elsewhere } = held
  const isOn = hasRoom && (isWanted || job !== null)
  const show = useCallback(
    (next: JobBeside) => setHeld((was) => (was.job?.id === next.id ? was : { ...was, job: next })),
    [],
  )
  return {
    hasRoom,
    isOn,
    toggle: () => {
      splitView.set(!isOn)
      if (isOn) setHeld({ ...held, job: null })
    },
    job,
    show,
    /** Shows a job that somebody chose in the list; the focus follows a choice by key. */
    choose: useCallback(
      (row: JobRow, isByKey: boolean) => {
        show({ id: row.id, row })
        if (isByKey) pane.current?.focus()
      },
      [show],
    ),
    pane,
    elsewhere,
  }
}
export type Split = ReturnType<typeof useSplit>
