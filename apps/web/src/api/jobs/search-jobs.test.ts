import { NO_FILTER, writeSavedState } from '@lilypad/domain'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { outdateFound } from './jobs.ts'
import { getNextPageState, searchJobsQuery } from './search-jobs.ts'

/** Questions that wait for their answers, the first asked first. */
type Waiting = {
  after: string | null
  text: string
  signal: AbortSignal
  answer: (total: number) => void
  refuse: (status: number, retryAfter: number) => void
}

let waiting: Waiting[] = []
let tests = 0

const answering = (_url: string, { body, signal }: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    const { after = null, state } = JSON.parse(String(body))
    const answer = (total: number) =>
      resolve(Response.json({ success: true, total, jobs: [], after: `${after ?? ''}>` }))
    const refuse = (status: number, retryAfter: number) =>
      resolve(Response.json({ success: false }, { status, headers: { 'retry-after': String(retryAfter) } }))
    signal?.addEventListener('abort', () => reject(signal.reason))
    const text = JSON.parse(state).search_field ?? ''
    waiting.push({ after, text, signal: signal as AbortSignal, answer, refuse })
  })

const question = (searchField: string, onlyFavorites = false) => ({
  state: writeSavedState({ ...NO_FILTER, searchField, onlyFavorites }, 'date'),
  sort: 'date' as const,
  onlyFavorites,
})

/** Somebody who looks at the list, and types. */
function look({ numCards = 0, onlyFavorites = false } = {}) {
  const ask = (text: string) => searchJobsQuery(question(text, onlyFavorites), numCards)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const observer = new InfiniteQueryObserver(client, ask(''))
  onTestFinished(observer.subscribe(() => undefined))
  const shown = () => observer.getCurrentResult()
  return {
    client,
    shown,
    open: () => onTestFinished(new InfiniteQueryObserver(client, ask('')).subscribe(() => undefined)),
    type: (text: string) => observer.setOptions(ask(text)),
    totals: () => shown().data?.pages.map(({ total }) => total),
    more: () => void shown().fetchNextPage({ cancelRefetch: false }),
  }
}

beforeEach(() => {
  waiting = []
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // Long after the test before.
  tests += 1
  vi.setSystemTime(Date.now() + 60_000 * tests)
  vi.stubGlobal('fetch', answering)
  onTestFinished(() => void vi.unstubAllGlobals())
})

async function answer(place: number, total: number) {
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(place))
  waiting[place]?.answer(total)
}
/** Time for what somebody does next. */
const rest = () => vi.advanceTimersByTimeAsync(1_000)

// holds Beyond §5: answers come in order
it('a question that was typed over is called off, and its late answer changes nothing', async () => {
  const { type, totals } = look()
  await answer(0, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250]))
  await rest()
  type('n')
  await rest()
  type('nu')
  await rest()
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  await answer(2, 3)
  await vi.waitFor(() => expect(totals()).toEqual([3]))
  await answer(1, 40)
  await rest()
  expect(totals()).toEqual([3])
})

it('of changes right behind each other, the first and the last are asked for', async () => {
  const { type } = look()
  await rest()
  for (const text of ['n', 'nu', 'nur', 'nurs']) type(text)
  await rest()
  expect(waiting.map(({ text }) => text)).toEqual(['', 'n', 'nurs'])
})

it('after too many questions the last one is asked again when it may be', async () => {
  const { type, shown, totals } = look()
  await answer(0, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250]))
  await rest()
  type('n')
  await vi.advanceTimersByTimeAsync(0)
  waiting[1]?.refuse(429, 20)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(waiting).toHaveLength(2)
  expect(shown()).toMatchObject({ isPending: true, error: null })
  await vi.advanceTimersByTimeAsync(1_000)
  await answer(2, 40)
  await vi.waitFor(() => expect(totals()).toEqual([40]))
})

it('further pages go on where the page before ended, and are asked for once', async () => {
  const { more, totals } = look()
  await answer(0, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250]))
  more()
  more()
  expect(waiting.map(({ after }) => after)).toEqual([null, '>'])
  await answer(1, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250, 250]))
})

it('the end of the list asks for no further page while the list is asked for again, but afterwards', async () => {
  const { client, more, shown, totals } = look()
  await answer(0, 250)
  await vi.waitFor(() => expect(getNextPageState(shown())).toBe('end'))
  void client.refetchQueries()
  await vi.advanceTimersByTimeAsync(0)
  expect(getNextPageState(shown())).toBe('nothing')
  await answer(1, 249)
  await vi.waitFor(() => expect(getNextPageState(shown())).toBe('end'))
  more()
  await vi.advanceTimersByTimeAsync(0)
  expect(getNextPageState(shown())).toBe('loading')
  await answer(2, 249)
  await vi.waitFor(() => expect(totals()).toEqual([249, 249]))
  expect(getNextPageState(shown())).toBe('end')
})

it('a further page that failed says so until it is asked for again', async () => {
  const { more, shown } = look()
  await answer(0, 250)
  await vi.waitFor(() => expect(getNextPageState(shown())).toBe('end'))
  more()
  await vi.advanceTimersByTimeAsync(0)
  waiting[1]?.refuse(500, 0)
  await vi.waitFor(() => expect(getNextPageState(shown())).toBe('failure'))
  more()
  await vi.advanceTimersByTimeAsync(0)
  expect(getNextPageState(shown())).toBe('loading')
})

it('a list that was left far down begins with all the cards it had', async () => {
  const { totals } = look({ numCards: 120 })
  for (const page of [0, 1, 2]) await answer(page, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250, 250, 250]))
  expect(waiting.map(({ after }) => after)).toEqual([null, '>', '>>'])
})

it('a list of several pages is not asked for again when it is opened again', async () => {
  const { client, more, open, totals } = look()
  await answer(0, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250]))
  more()
  await answer(1, 250)
  await vi.waitFor(() => expect(totals()).toEqual([250, 250]))
  outdateFound(client)
  open()
  await rest()
  expect(waiting).toHaveLength(2)
})

it.each([
  ['hiding a job', 'all jobs', false, undefined, 3],
  ['hiding a job', 'saved jobs', true, undefined, 3],
  ['a star', 'all jobs', false, true, 2],
  ['a star', 'saved jobs', true, true, 3],
] as const)(
  'after %s, the list of %s is asked for again when it is next shown, if it may differ',
  async (...given) => {
    const [, , onlyFavorites, of, numAsked] = given
    const { client, type, totals } = look({ onlyFavorites })
    await answer(0, 250)
    await vi.waitFor(() => expect(totals()).toEqual([250]))
    outdateFound(client, ...(of ? [of] : []))
    await rest()
    expect(waiting).toHaveLength(1)
    type('n')
    await answer(1, 40)
    await vi.waitFor(() => expect(totals()).toEqual([40]))
    await rest()
    type('')
    expect(totals()).toEqual([250])
    await rest()
    expect(waiting).toHaveLength(numAsked)
  },
)
