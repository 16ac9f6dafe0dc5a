import { expect, test } from 'vitest'
import { calls } from '../src/registry.ts'

test('every call has a path of its own, below /api or, for admins, /admin-api', () => {
  const wrong = Object.values(calls).filter(({ access, path }) => {
    const api = access === 'admin' ? /^\/admin-api\/./ : /^\/api\/./
    return !api.test(path)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
  expect(new Set(Object.values(calls).map(({ method, path }) => `${method} ${path}`)).size).toBe(
    Object.keys(calls).length,
  )
})
