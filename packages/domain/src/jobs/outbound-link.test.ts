import { describe, expect, it } from 'vitest'
import { applyLink, linkFrom, outboundLink } from './outbound-link.ts'

const APPLY = 'utm_source=lilypad&utm_medium=job-board&utm_campaign=apply'

// holds Part 1 §9: utm_source with ? or & as fits
// holds Part 2 §2 Dashboard: Applying opens the company's address with campaign tags
// holds Decisions §7: utm tags: source, and medium and campaign for applying
describe('applying adds campaign tags', () => {
  it.each<[sentence: string, address: string, link: string]>([
    ['with ? where there is no query', 'https://a.example/jobs/1', `https://a.example/jobs/1?${APPLY}`],
    ['with & where there is one', 'https://a.example/?gh_jid=1', `https://a.example/?gh_jid=1&${APPLY}`],
    ['before any #', 'https://a.example/jobs#apply', `https://a.example/jobs?${APPLY}#apply`],
    [
      'before the # of a hash route',
      'https://a.example/#/jobs?id=1',
      `https://a.example/?${APPLY}#/jobs?id=1`,
    ],
    [
      'replacing what is there',
      'https://a.example/?utm_source=x&id=2&utm_campaign=&utm_medium=y',
      `https://a.example/?id=2&${APPLY}`,
    ],
    ['every one of several', 'https://a.example/?utm_source=x&utm_source=y', `https://a.example/?${APPLY}`],
    ['leaving other tags', 'https://a.example/?utm_term=t', `https://a.example/?utm_term=t&${APPLY}`],
    [
      'leaving the rest as written',
      'https://a.example/a%20b?q=c+d&e=%2F',
      `https://a.example/a%20b?q=c+d&e=%2F&${APPLY}`,
    ],
    [
      'leaving names that every object has',
      'https://a.example/?toString=1',
      `https://a.example/?toString=1&${APPLY}`,
    ],
    ['after an empty query', 'https://a.example/?', `https://a.example/?${APPLY}`],
    [
      'not touching a name that only begins so',
      'https://a.example/?utm_sources=1',
      `https://a.example/?utm_sources=1&${APPLY}`,
    ],
  ])('%s', (_sentence, address, link) => {
    expect(applyLink(address)).toBe(link)
  })

  it('adding them twice changes nothing', () => {
    const once = applyLink('https://a.example/?id=1#top') ?? ''
    expect(applyLink(once)).toBe(once)
  })
})

// holds Part 1 §9: utm_source with ? or & as fits
// holds Decisions §7: utm tags: source, and medium and campaign for applying
it('outbound links get utm_source=lilypad', () => {
  expect(outboundLink(' http://a.example/b?c=1#d ')).toBe('http://a.example/b?c=1&utm_source=lilypad#d')
})

// holds Part 1 §9: utm_source with ? or & as fits
it.each([
  ['https://news.example/weekly?a=1', 'https://news.example/weekly?a=1&utm_source=lilypad'],
  ['https://pond.example.org/', 'https://pond.example.org/?utm_source=lilypad'],
  ['https://pond.example/newsletter', 'https://pond.example/newsletter'],
  ['/terms.pdf', '/terms.pdf'],
  ['mailto:hello@pond.example', 'mailto:hello@pond.example'],
])('a link from https://pond.example to %s is %s', (address, link) => {
  expect(linkFrom('https://pond.example', address)).toBe(link)
})

it.each(['javascript:alert(1)', 'data:text/html,hi', 'mailto:jobs@a.example', '/jobs/1', '', 'https:a'])(
  '%j is no web address and becomes no link',
  (address) => {
    expect(applyLink(address)).toBeNull()
    expect(outboundLink(address)).toBeNull()
  },
)
