import { describe, expect, test } from 'vitest'
import { readPosts } from '../../src/areas/newsletter/read-posts.ts'

const rss = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`
const post = (title: string, link: string) => `<item><title>${title}</title><link>${link}</link></item>`

test('RSS: title, address, plain summary and day', () => {
  const xml = rss(`<item><title>Ponds &amp; pads</title><link>https://news.example/a?b=1&amp;c=2</link>
    <description><![CDATA[<p>Two <b>bold</b> words<script>x()</script></p>]]></description>
    <pubDate>Mon, 02 Feb 2026 10:00:00 GMT</pubDate></item>`)
  expect(readPosts(xml)).toEqual([
    {
      title: 'Ponds & pads',
      url: 'https://news.example/a?b=1&c=2',
      summary: 'Two bold words x()',
      published_on: '2026-02-02',
    },
  ])
})

test('Atom: the address is the link other than self', () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">One</title>
    <link rel="self" href="https://news.example/self"/><link rel="alternate" href="https://news.example/one"/>
    <updated>2026-01-31T23:00:00Z</updated></entry></feed>`
  expect(readPosts(xml)).toEqual([
    { title: 'One', url: 'https://news.example/one', summary: null, published_on: '2026-01-31' },
  ])
})

describe('what a feed may hold', () => {
  // holds Decisions §8: Posts of the public feed, kept for an hour; else five that ship
  test('at most five posts', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      post(`Post ${index}`, `https://news.example/${index}`),
    )
    expect(readPosts(rss(many.join('')))).toHaveLength(5)
  })

  test.each([
    ['an address that is no web address', post('One', 'javascript:alert(1)')],
    ['no address', post('One', '')],
    ['no title', post(' ', 'https://news.example/a')],
  ])('%s: left out', (_what, items) => {
    expect(readPosts(rss(items))).toEqual([])
  })

  test('a summary is cut at a word', () => {
    const long = `<item><title>One</title><link>https://news.example/a</link><description>${'word '.repeat(100)}</description></item>`
    const [found] = readPosts(rss(long))
    expect(found?.summary).toMatch(/^(word )+word…$/)
    expect(found?.summary?.length).toBeLessThanOrEqual(241)
  })

  test.each(['', 'not xml at all', '<html><body>Hello</body></html>'])('%j is no feed', (text) => {
    expect(() => readPosts(text)).toThrow()
  })

  test('200,000 opening brackets are read', () => {
    expect(readPosts(rss(post('&lt;'.repeat(200_000), 'https://news.example/a')))).toHaveLength(1)
  })
})
