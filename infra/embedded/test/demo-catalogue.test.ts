import { expect, test } from 'vitest'
import { demoBoards } from '../src/demo-catalogue.ts'

test('at least 24 demo boards are loaded, each with an identity of its own', () => {
  const boards = demoBoards()
  expect(boards.length).toBeGreaterThanOrEqual(24)
  expect(new Set(boards.map(({ system, tenant }) => `${system} ${tenant}`)).size).toBe(boards.length)
})
