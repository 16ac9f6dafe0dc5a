import { expect, it } from 'vitest'
import type { StoredNote } from './note.ts'
import { type Clock, createNotesQueue, type NotesShelf, type Outcome } from './notes-queue.ts'

const JOB = 7

/** A clock that only the test advances. */
const handClock = () => {
  let now = 0
  let timers: { at: number; act: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after: (ms, act) => {
      const timer = { at: now + ms, act }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  }
  const pass = async (ms: number) => {
    now += ms
    for (const timer of timers.filter(({ at }) => at <= now)) {
      timers = timers.filter((one) => one !== timer)
      timer.act()
    }
    await settle()
  }
  return { clock, pass }
}

/** Runs all settled promises. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const memoryShelf = (kept: Record<number, StoredNote> = {}) => {
  const shelf: NotesShelf = {
    read: (id) => kept[id] ?? null,
    write: (id, note) => {
      kept[id] = note
    },
    remove: (id) => {
      delete kept[id]
    },
  }
  return { shelf, kept }
}

type Setting = { known?: StoredNote; kept?: Record<number, StoredNote> }

/** A queue whose requests are answered by hand, in the order in which they were sent. */
const start = ({ known = { text: '', version: 1 }, kept }: Setting = {}) => {
  const sent: StoredNote[] = []
  const answers: ((outcome: Outcome) => void)[] = []
  const told: string[] = []
  const time = handClock()
  const memory = memoryShelf(kept)
  const queue = createNotesQueue({
    send: (_id, note) => {
      sent.push(note)
      return new Promise((resolve) => answers.push(resolve))
    },
    clock: time.clock,
    shelf: memory.shelf,
    onStored: (_id, note) => told.push(`stored ${note.text} as ${note.version}`),
    onRefused: (_id, message) => told.push(`refused: ${message}`),
  })
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome)
    await settle()
  }
  const type = (text: string) => queue.type(JOB, text, known)
  return { queue, sent, told, answer, type, pass: time.pass, kept: memory.kept }
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

it('a timer that rings a little early is set again', async () => {
  const sent: string[] = []
  const time = handClock()
  const queue = createNotesQueue({
    send: async (_id, { text }) => {
      sent.push(text)
      return { kind: 'stored', version: 2 }
    },
    clock: { now: time.clock.now, after: (ms, act) => time.clock.after(ms > 1 ? ms - 1 : ms, act) },
    shelf: memoryShelf().shelf,
    onStored: () => undefined,
    onRefused: () => undefined,
  })
  queue.type(JOB, 'call back', { text: '', version: 1 })
  await time.pass(699)
  expect(sent).toEqual([])
  await time.pass(1)
  expect(sent).toEqual(['call back'])
})

it('what waits is sent at once when it is told to, as when the connection is back', async () => {
  const { type, pass, sent, answer, queue } = start()
  type('call back')
  await pass(700)
  await answer({ kind: 'unreachable' })
  queue.flush()
  expect(sent).toHaveLength(2)
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
