import { expect, it } from 'vitest'
import { shortUrl } from './deleted-jobs.tsx'

const fifty = 'https://boards.example.com/pond/jobs/1234567890123'

// holds Part 2 §2 Admin deleted jobs: Past 30 days; columns; URL cut at 50 characters
// holds Part 2 §9: Deleted jobs of 30 days; URL cut at 50
it.each([
  ['a short address is shown whole', 'https://pond.example/1', 'https://pond.example/1'],
  ['50 characters are not cut', fifty, fifty],
  ['a longer one is cut at 50, with an ellipsis', `${fifty}4`, `${fifty}…`],
])('%s', (_sentence, url, shown) => {
  expect(fifty).toHaveLength(50)
  expect(shortUrl(url)).toBe(shown)
})
