import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { html, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

test('refresh.html, which refreshes to itself, is blocked after three requests', async () => {
  const page = readFileSync(join(process.env.LILYPAD_SHARED ?? '', 'data/field/lists/refresh.html'), 'utf8')
  const server = await serve(html(page))
  const { web } = openFetching().openBoard()
  expect(await failureOf(web.request({ url: `${server.origin}/jobs` }))).toMatchObject({ kind: 'blocked' })
  expect(server.paths()).toHaveLength(3)
})
