import { createPosting } from '@lilypad/boards'
import { expect, test } from 'vitest'
import { pickPosting } from '../../src/listings/find-listing.ts'

const posting = (id: number, url: string) => createPosting({ externalId: `${id}`, title: `Tutor ${id}`, url })
const wanted = { title: '', url: 'https://pond.example/jobs/7/' }

test('an address is the same with and without a slash at its end', () => {
  const found = posting(7, 'https://pond.example/jobs/7')
  expect(pickPosting([posting(1, 'https://pond.example/jobs/1'), found], wanted)).toBe(found)
})

test('a board of addresses full of slashes is searched to its end', () => {
  const found = posting(7, 'https://pond.example/jobs/7//')
  const others = Array.from({ length: 5_000 }, (_, id) =>
    posting(id, `https://pond.example/${'/'.repeat(3_900)}x`),
  )
  expect(pickPosting([...others, found], wanted)).toBe(found)
})
