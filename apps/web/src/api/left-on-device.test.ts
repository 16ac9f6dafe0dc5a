import { expect, it } from 'vitest'
import { forgetLeft } from './left-on-device.ts'

it('a deleted account leaves no unsent note or status; what others left stays', () => {
  const kept: Record<string, string> = {
    'lilypad-note-1-5': 'Call Ana.',
    'lilypad-status-1-5': 'Applied',
    'lilypad-note-12-5': 'of another person',
    'lilypad-split': 'of the device',
  }
  Object.defineProperty(kept, 'removeItem', { value: (key: string) => delete kept[key] })
  forgetLeft(1, () => kept as unknown as Storage)
  expect(Object.keys(kept)).toEqual(['lilypad-note-12-5', 'lilypad-split'])
})
