import { expect, test } from 'vitest'
import { descriptionHtml } from '../../src/areas/jobs/pages/description-html.ts'

const bareLinks = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://pond.example/${index}`).join(' ')
const linksIn = (markdown: string) => descriptionHtml(markdown).html.match(/<a /g)?.length ?? 0

test('a description is parsed once, as long as it stays the same', () => {
  const markdown = `We teach **reading**. ${bareLinks(3)}`
  expect(descriptionHtml(markdown)).toBe(descriptionHtml(markdown))
  expect(descriptionHtml(`${markdown}!`)).not.toBe(descriptionHtml(markdown))
})

test('the descriptions asked for least recently are forgotten', () => {
  const first = descriptionHtml('The first.')
  for (let index = 0; index < 250; index += 1) descriptionHtml(`Another, ${index}.`)
  expect(descriptionHtml('The first.')).not.toBe(first)
})

test('a description of thousands of points is cut, as one of too many characters is', () => {
  expect(descriptionHtml('- a\n'.repeat(10_000)).html.match(/<li>/g)).toHaveLength(1_500)
  expect(descriptionHtml('- a\n'.repeat(400)).html.match(/<li>/g)).toHaveLength(400)
})

test('some bare addresses become links; a thousand stay text, and written links stay links', () => {
  expect(linksIn(bareLinks(20))).toBe(20)
  expect(linksIn(`${bareLinks(1_000)} [Apply](https://pond.example/apply)`)).toBe(1)
})
