import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { beginWith } from './first-replies.ts'

function unreadable() {
  throw new Error('not as it was')
}

it('what cannot be read of the replies is left to the screen to ask for, the rest is kept', () => {
  const client = new QueryClient()
  const first = beginWith((id) => [
    { queryKey: ['job', id], meta: { read: unreadable } },
    { queryKey: ['hidden'], meta: { read: ({ words }: { words: string[] }) => words } },
    { queryKey: ['late'], meta: { read: () => 'read' } },
  ])
  first.seed(client, '/job/12', [{}, { words: ['sales'] }])
  expect(client.getQueryData(['job', '12'])).toBeUndefined()
  expect(client.getQueryData(['hidden'])).toEqual(['sales'])
  expect(client.getQueryData(['late'])).toBeUndefined()
})
