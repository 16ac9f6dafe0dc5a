import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../create-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const declarations = (css: string) => new Set(css.match(/--[\w-]+: [^;]+;/g))

it('pages outside the client have its colours', () => {
  const ours = declarations(readFileSync(new URL('../../assets/house.css', import.meta.url), 'utf8'))
  const tokens = new URL('../../../web/src/ui/tokens.css', import.meta.url)
  const client = declarations(readFileSync(tokens, 'utf8'))
  expect([...ours].filter((one) => !client.has(one))).toEqual([])
  expect(ours.size).toBeGreaterThan(20)
})

it('pages outside the client have its font, and bring it along', async () => {
  const style = await (await api.visitor().fetch('/plain.css')).text()
  const [, font = ''] = /url\("([^"]+\.woff2)"\)/.exec(style) ?? []
  const response = await api.visitor().fetch(font)
  expect(response.headers.get('content-type')).toBe('font/woff2')
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2')
})

it('pages outside the client have its bar, and the frog where a page is missing', async () => {
  const page = await api.visitor().fetch('/no/such/page', { headers: { accept: 'text/html' } })
  expect(await page.text()).toMatch(
    /<nav aria-label="Main">[\s\S]*>Jobs<[\s\S]*>Log In<[\s\S]*>Sign Up<[\s\S]*class="frog"/,
  )
})
