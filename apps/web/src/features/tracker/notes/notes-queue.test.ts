import { ApiError } from '@lilypad/contracts'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createNotesQueue, type StoredNote } from './notes-queue.ts'

const JOB = 7

/** How sending a note ended. */
type Outcome =
  | { kind: 'stored'; version: number }
  | { kind: 'conflict'; theirs: StoredNote }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string }

function passOn(outcome: Outcome): Promise<number | StoredNote> {
  if (outcome.kind === 'stored') return Promise.resolve(outcome.version)
  if (outcome.kind === 'conflict') return Promise.resolve(outcome.theirs)
  return Promise.reject(
    outcome.kind === 'refused'
      ? new ApiError('bad_request', outcome.message)
      : new TypeError('Failed to fetch'),
  )
}

/** Only the test advances the clock. */
const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms))

const memory = (kept: Record<number, StoredNote> = {}) => ({
  kept,
  unsent: {
    find: (id: number) => kept[id] ?? null,
    keep: (id: number, note: StoredNote) => {
      kept[id] = note
    },
    drop: (id: number) => {
      delete kept[id]
    },
  },
})

type Setting = { known?: StoredNote; kept?: Record<number, StoredNote> }

/** A queue whose requests are answered by hand, in the order in which they were sent. */
function start({ known = { text: '', version: 1 }, kept: before }: Setting = {}) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sent: StoredNote[] = []
  const answers: ((outcome: Outcome) => void)[] = []
  const told: string[] = []
  const { kept, unsent } = memory(before)
  const client = new QueryClient()
  client.mount()
  onTestFinished(() => client.unmount())
  const queue = createNotesQueue({
    client,
    owner: 'Ada',
    isThere: () => true,
    send: (_id, note) => {
      sent.push(note)
      return new Promise<Outcome>((resolve) => answers.push(resolve)).then(passOn)
    },
    unsent,
    onStored: (_id, note) => told.push(`stored ${note.text} as ${note.version}`),
    onRefused: (error) => told.push(`refused: ${(error as Error).message}`),
  })
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome)
    await pass(0)
  }
  const type = (text: string) => queue.type(JOB, text, known)
  return { queue, sent, told, answer, type, pass, kept }
}

it('a note is sent after a pause in typing, once, with the version that it was written over', async () => {
  const { type, pass, sent, answer, queue, told } = start()
  for (const text of ['c', 'ca', 'cal', 'call']) {
    type(text)
    await pass(200)
  }
  expect(sent).toEqual([])
  await pass(700)
  expect(sent).toEqual([{ text: 'call', version: 1 }])
  await answer({ kind: 'stored', version: 2 })
  expect(told).toEqual(['stored call as 2'])
  expect(queue.hasUnsaved()).toBe(false)
})

it('typing without a pause is saved every few seconds', async () => {
  const { type, pass, sent } = start()
  for (let letters = 1; letters <= 10; letters += 1) {
    type('x'.repeat(letters))
    await pass(500)
  }
  expect(sent).toHaveLength(1)
})

it('while one request is under way only the newest text follows, over the new version', async () => {
  const { type, pass, sent, answer } = start()
  type('one')
  await pass(700)
  type('one two')
  await pass(5_000)
  type('one two three')
  await pass(5_000)
  expect(sent).toHaveLength(1)
  await answer({ kind: 'stored', version: 2 })
  await pass(700)
  expect(sent).toEqual([
    { text: 'one', version: 1 },
    { text: 'one two three', version: 2 },
  ])
})

it('nothing is lost when the network fails: it is kept, tried again with more patience, and stored', async () => {
  const { type, pass, sent, answer, queue, kept } = start()
  type('call back')
  await pass(700)
  await answer({ kind: 'unreachable' })
  expect(queue.get(JOB)).toMatchObject({ text: 'call back', failures: 1 })
  expect(kept[JOB]).toEqual({ text: 'call back', version: 1 })
  await pass(1_999)
  expect(sent).toHaveLength(1)
  await pass(1)
  expect(sent).toHaveLength(2)
  await answer({ kind: 'unreachable' })
  await pass(2_000)
  expect(sent).toHaveLength(2)
  await pass(2_000)
  await answer({ kind: 'stored', version: 2 })
  expect(queue.hasUnsaved()).toBe(false)
  expect(kept).toEqual({})
})

it('without a connection it waits, and is sent at once when the connection is back', async () => {
  const { type, pass, sent, answer, queue } = start()
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  type('call back')
  await pass(60_000)
  expect(sent).toEqual([])
  type('call back Ana')
  onlineManager.setOnline(true)
  await pass(0)
  expect(sent).toEqual([{ text: 'call back Ana', version: 1 }])
  await answer({ kind: 'stored', version: 2 })
  expect(queue.hasUnsaved()).toBe(false)
})

it('what has been typed is sent at once when it is told to, as when the page is left', async () => {
  const { type, sent, queue } = start()
  type('call back')
  queue.flush()
  await pass(0)
  expect(sent).toHaveLength(1)
})

it('a text that another window stored is not overwritten: both are there, and the person chooses', async () => {
  const { type, pass, sent, answer, queue } = start()
  type('mine')
  await pass(700)
  await answer({ kind: 'conflict', theirs: { text: 'theirs', version: 5 } })
  expect(queue.get(JOB)).toMatchObject({ text: 'mine', theirs: { text: 'theirs' }, phase: 'conflict' })
  type('mine, longer')
  await pass(60_000)
  queue.flush()
  expect(sent).toHaveLength(1)
  queue.resolve(JOB, 'theirs and mine')
  await pass(0)
  expect(sent[1]).toEqual({ text: 'theirs and mine', version: 5 })
})

it('choosing the other text sends nothing', async () => {
  const { type, pass, sent, answer, queue, told } = start()
  type('mine')
  await pass(700)
  await answer({ kind: 'conflict', theirs: { text: 'theirs', version: 5 } })
  queue.resolve(JOB, 'theirs')
  await pass(60_000)
  expect(sent).toHaveLength(1)
  expect(told).toEqual(['stored theirs as 5'])
  expect(queue.hasUnsaved()).toBe(false)
})

it('a refused text is told once and not sent again until it changes', async () => {
  const { type, pass, sent, answer, told, queue } = start()
  type('too long')
  await pass(700)
  await answer({ kind: 'refused', message: 'No.' })
  await pass(60_000)
  expect(sent).toHaveLength(1)
  expect(told).toEqual(['refused: No.'])
  expect(queue.hasUnsaved()).toBe(true)
  type('short')
  await pass(700)
  expect(sent[1]?.text).toBe('short')
})

it('what an earlier window could not store is taken up, unless it is stored already', async () => {
  const { queue, sent, pass } = start({ kept: { [JOB]: { text: 'from before', version: 3 } } })
  queue.adopt(JOB, { text: 'old', version: 4 })
  await pass(0)
  expect(sent).toEqual([{ text: 'from before', version: 3 }])

  const other = start({ kept: { [JOB]: { text: 'same', version: 3 } } })
  other.queue.adopt(JOB, { text: 'same', version: 4 })
  await other.pass(0)
  expect(other.sent).toEqual([])
  expect(other.kept).toEqual({})
})

it('a list that was loaded before the note was stored does not bring the old text back', async () => {
  const { type, pass, answer, queue } = start()
  type('new')
  await pass(700)
  await answer({ kind: 'stored', version: 2 })
  expect(queue.current(JOB, { text: 'old', version: 1 }).text).toBe('new')
  expect(queue.current(JOB, { text: 'from another window', version: 3 }).text).toBe('from another window')
})
