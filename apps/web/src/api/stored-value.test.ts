import { expect, it } from 'vitest'
import { createStored } from './stored-value.ts'

const storageOf = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
})

const read = (stored: unknown) => (typeof stored === 'number' ? stored : null)
const numberOn = (held: Map<string, string>) =>
  createStored({ key: 'number', storage: () => storageOf(held), read, empty: 0 })

it('a kept value survives a reload, until it is cleared', () => {
  const held = new Map<string, string>()
  const first = numberOn(held)
  expect(first.get()).toBe(0)
  first.set(7)
  const second = numberOn(held)
  expect(second.get()).toBe(7)
  second.clear()
  expect([...held]).toEqual([])
  expect(second.get()).toBe(0)
})

it.each(['"text"', '{broken', ''])('stored %s is nothing', (stored) => {
  expect(numberOn(new Map([['number', stored]])).get()).toBe(0)
})

it('listeners are notified of each change, until they unsubscribe', () => {
  const kept = numberOn(new Map())
  const heard: number[] = []
  const leave = kept.subscribe(() => heard.push(kept.get()))
  kept.set(1)
  kept.clear()
  leave()
  kept.set(2)
  expect(heard).toEqual([1, 0])
})

it('without browser storage it is kept for this page', () => {
  const kept = createStored({
    key: 'number',
    storage: () => {
      throw new Error('storage is blocked')
    },
    read,
    empty: 0,
  })
  expect(kept.get()).toBe(0)
  kept.set(3)
  expect(kept.get()).toBe(3)
})
