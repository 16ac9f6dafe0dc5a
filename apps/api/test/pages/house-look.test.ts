import { expect, it } from 'vitest'
import { useApi } from '../create-test-api.ts'

const api = useApi()

it('pages outside the client have its colours and its font, and bring them along', async () => {
  const style = await (await api.visitor().fetch('/pages.css')).text()
  expect(style).toMatch(/--surface: ?color-mix/)
  const [, font = ''] = /url\("?([^")]+\.woff2)"?\)/.exec(style) ?? []
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
    /<nav aria-label="Main"[^>]*>[\s\S]*>Jobs<[\s\S]*>Log In<[\s\S]*>Sign Up<[\s\S]*class="frog"/,
  )
})
