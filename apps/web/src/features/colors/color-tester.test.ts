import { expect, it } from 'vitest'
import { BRAND_COLORS, brandColors, toVariable } from '@/ui/pictures/brand-colors.ts'
import { DEFAULT_SCHEME, shareableUrl } from './color-tester.tsx'

const POND = 'https://pond.example'

// holds Part 2 §2 Admin colour tester: Copy Shareable URL
it('the shareable address is that of the home page, with the colors as query parameters', () => {
  const url = new URL(shareableUrl(POND, DEFAULT_SCHEME))
  expect(url.origin + url.pathname + url.hash).toBe(`${POND}/#/`)
  expect([...url.searchParams.keys()]).toEqual([...BRAND_COLORS])
  expect(url.searchParams.get('primary')).toBe('0089FF')
})

it('opening it shows the same colors', () => {
  const { search } = new URL(shareableUrl(POND, { ...DEFAULT_SCHEME, header: ' rgb(1 2 3 / 50%) ' }))
  const expected = BRAND_COLORS.map((name) => [toVariable(name), DEFAULT_SCHEME[name]])
  expect(brandColors(search)).toEqual([...expected.slice(0, -1), ['--header', 'rgb(1 2 3 / 50%)']])
})
