import { NO_FILTER, writeSavedState } from '@lilypad/domain'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { outdateFound } from './jobs.ts'
import { searchJobsQuery } from './search-jobs.ts'

/** Questions that wait for their answers, the first asked first. */
type Waiting = { after: string | null; signal: AbortSignal; answer: (total: number) => void }

let waiting: Waiting[] = []

const answering = (_url: string, { body, signal }: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    const { after = null } = JSON.parse(String(body))
    const answer = (total: number) =>
      resolve(Response.json({ success: true, total, jobs: [], after: after === null ? 'next' : null }))
    signal?.addEventListener('abort', () => reject(signal.reason))
    waiting.push({ after, signal: signal as AbortSignal, answer })
  })

const question = (searchField: string) => ({
  state: writeSavedState({ ...NO_FILTER, searchField }, 'date'),
  sort: 'date' as const,
})

/** Somebody who looks at the list, and types. */
const look = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const observer = new InfiniteQueryObserver(client, searchJobsQuery(question('')))
  onTestFinished(observer.subscribe(() => undefined))
  const shown = () => observer.getCurrentResult()
  return {
    client,
    shown,
    type: (text: string) => observer.setOptions(searchJobsQuery(question(text))),
    totals: () => shown().data?.pages.map(({ total }) => total),
    more: () => void shown().fetchNextPage({ cancelRefetch: false }),
  }
}

beforeEach(() => {
  waiting = []
  vi.stubGlobal('fetch', answering)
  onTestFinished(() => void vi.unstubAllGlobals())
})

const answer = (place: number, total: number) => waiting[place]?.answer(total)

// holds Beyond §5: the last good list stays until the next is there
it('the last answer stays until the next is there', async () => {
  const { type, shown, totals } = look()
  answer(0, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250]))
  type('n')
  expect(shown()).toMatchObject({ isPlaceholderData: true })
  expect(totals()).toEqual([250])
  answer(1, 40)
  await vi.waitFor(() => expect(totals()).toEqual([40]))
  expect(shown()).toMatchObject({ isPlaceholderData: false })
})

// holds Beyond §5: answers come in order
it('a question that was typed over is called off, and its late answer changes nothing', async () => {
  const { type, totals } = look()
  answer(0, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250]))
  type('n')
  type('nu')
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  answer(2, 3)
  await vi.waitFor(() => expect(totals()).toEqual([3]))
  answer(1, 40)
  await Promise.resolve()
  expect(totals()).toEqual([3])
})

it('further pages go on where the page before ended, and are asked for once', async () => {
  const { more, totals } = look()
  answer(0, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250]))
  more()
  more()
  expect(waiting.map(({ after }) => after)).toEqual([null, 'next'])
  answer(1, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250, 250]))
})

it('after a star or a hidden job, the same question is asked again when it is next shown, not before', async () => {
  const { client, type, totals } = look()
  answer(0, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250]))
  outdateFound(client)
  expect(waiting).toHaveLength(1)
  type('n')
  answer(1, 40)
  await vi.waitFor(() => expect(totals()).toEqual([40]))
  type('')
  expect(totals()).toEqual([250])
  expect(waiting).toHaveLength(3)
  answer(2, 249)
  await vi.waitFor(() => expect(totals()).toEqual([249]))
})
