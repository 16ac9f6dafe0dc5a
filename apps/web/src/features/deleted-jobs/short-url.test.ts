import { expect, it } from 'vitest'
import { shortUrl } from './short-url.ts'

const fifty = 'https://boards.example.com/pond/jobs/1234567890123'

it.each([
  ['a short address is shown whole', 'https://pond.example/1', 'https://pond.example/1'],
  ['50 characters are not cut', fifty, fifty],
  ['a longer one is cut at 50, with an ellipsis', `${fifty}4`, `${fifty}…`],
])('%s', (_sentence, url, shown) => {
  expect(fifty).toHaveLength(50)
  expect(shortUrl(url)).toBe(shown)
})
