import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderMail } from '../src/index.ts'
import { CONTENTS, listedJob, SITE } from './letters.ts'

const render = (more: object = {}) =>
  renderMail({ kind: 'digest', content: { ...CONTENTS.digest, ...more } }, SITE)

// holds Decisions §8: One e-mail per user and schedule, a section a search, in HTML and plain text
test('each section shows the name of its search, in HTML and in plain text', () => {
  const { html, text } = render()
  const $ = load(html)
  const names = $('h2')
    .toArray()
    .map((heading) => $(heading).text())
  expect(names).toEqual(['Curriculum, no travel', 'Sales'])
  expect(text).toContain('\nCurriculum, no travel\n---------------------\n')
  expect(text).toContain('\nSales\n-----\n')
})

test('a job is its title as a signed link, then company, salary, location and travel', () => {
  const { html, text } = render()
  const $ = load(html)
  const link = $('a').filter((_, one) => $(one).text() === 'Curriculum Writer')
  expect(link.attr('href')).toBe('https://lilypad.example/o/17?s=abc')
  const said = link.parent().text()
  for (const fact of [
    'Quillmarsh Learning',
    '$81,000 to $86,000',
    'Hiring Nationally',
    'No Travel',
    'Added January 29, 2027',
  ])
    expect(said).toContain(fact)
  expect(text).toContain(
    [
      '* Curriculum Writer',
      '  Quillmarsh Learning · $81,000 to $86,000 · Hiring Nationally · No',
      '  Travel',
      '  Added January 29, 2027',
      '  https://lilypad.example/o/17?s=abc',
    ].join('\n'),
  )
})

test('unknown facts of a job are left out', () => {
  const jobs = [listedJob({ salary: null, location: null, travel: null, dates: null })]
  const { html, text } = render({ sections: [{ name: 'Any', jobs, more: 0 }] })
  expect(text).toContain('* Curriculum Writer\n  Quillmarsh Learning\n  https:')
  expect(html).not.toContain('null')
})

test('a letter of an earlier version, without days, is still written', () => {
  const { dates: _days, ...stored } = listedJob()
  const { html, text } = render({ sections: [{ name: 'Any', jobs: [stored as never], more: 0 }] })
  expect(html).toContain('Curriculum Writer')
  expect(text).toContain('Travel\n  https:')
})

test('a section says how many more there are, and links to its search', () => {
  const ofSearch = render({ sections: [{ searchId: 7, name: 'Any', jobs: [listedJob()], more: 2 }] })
  expect(ofSearch.text).toContain('and 2 more:\nhttps://lilypad.example/#/dashboard/7')
  const { html, text } = render()
  expect(text).toContain('and 4 more:\nhttps://lilypad.example/#/dashboard')
  expect(load(html)('h2 ~ table').text()).toContain('and 4 more')
})

test('a section without room for jobs gives only their number', () => {
  expect(render().text).toContain('Sales\n-----\n\n12 new jobs:')
})

function shown(count: number, more = 0, name = 'Any') {
  const jobs = Array.from({ length: count }, (_, at) => listedJob({ url: `https://lilypad.example/o/${at}` }))
  return { name, jobs, more }
}

test.each<[sections: ReturnType<typeof shown>[], field: string | null, subject: string]>([
  [[shown(1)], 'curriculum', '1 new job: Curriculum Writer at Quillmarsh Learning'],
  [[shown(2, 1)], 'curriculum', '3 new curriculum jobs'],
  [[shown(0, 1)], 'curriculum', '1 new curriculum job'],
  [[shown(2), shown(1, 4, 'Other')], 'curriculum and sales', '7 new curriculum and sales jobs'],
  [[shown(2, 3)], null, '5 new jobs for Any'],
  [[shown(0, 1)], null, '1 new job for Any'],
  [[shown(2), shown(1, 4, 'Other')], null, '7 new jobs for your saved searches'],
])('the subject tells the news: %j in %s is %s', (sections, field, subject) => {
  const mail = render({ sections, field })
  expect(mail.subject).toBe(subject)
  expect(load(mail.html)('h1').text()).toBe(subject)
})

test('a section says how many of its jobs stand in an earlier one', () => {
  const { html, text } = render({ sections: [shown(1), { ...shown(0, 0, 'Same'), above: 1 }] })
  expect(text).toContain('Same\n----\n\n1 job under a search above\n')
  expect(load(html).text()).toContain('1 job under a search above')
})

test('who wants other alerts is led to their e-mails, where a visitor logs in first', () => {
  expect(render().text).toContain('Change your alerts:\nhttps://lilypad.example/#/unsubscribe')
})

// holds Decisions §8: List-Unsubscribe and one click (RFC 8058)
test('one click unsubscribes from bulk e-mail, as RFC 8058 defines', () => {
  const { headers, html, text } = render()
  expect(headers).toMatchObject({
    'List-Unsubscribe': '<https://lilypad.example/api/unsubscribe?token=abc.def>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const url = 'https://lilypad.example/api/unsubscribe?token=abc.def'
  expect(text).toContain(`Stop all daily alerts:\n${url}`)
  expect(load(html)(`a[href="${url}"]`).text()).toBe('Stop all daily alerts')
})

test('markup and line breaks in what boards and people wrote stay text', () => {
  const title = '<img src=x onerror=alert(1)>\nWriter'
  const { html, text, subject } = render({
    sections: [
      { name: '<script>alert(1)</script>\r\nBcc: x@y.example', jobs: [listedJob({ title })], more: 0 },
    ],
  })
  const $ = load(html)
  expect($('script')).toHaveLength(0)
  expect($('img[onerror]')).toHaveLength(0)
  expect($('h2').text()).toBe('<script>alert(1)</script> Bcc: x@y.example')
  expect(text).toContain('* <img src=x onerror=alert(1)> Writer')
  expect(subject).not.toMatch(/[\r\n]/)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/jobs/1', 'not an address'])(
  'a job whose address is %s makes no letter',
  (url) => {
    expect(() => render({ sections: [{ name: 'Any', jobs: [listedJob({ url })], more: 0 }] })).toThrow()
  },
)

test('an unsubscribe address cannot end its header', () => {
  const { headers } = render({ unsubscribeUrl: 'https://lilypad.example/u?t=a>\r\nBcc: <x@y.example' })
  expect(headers['List-Unsubscribe']).toMatch(/^<[^<>\s]+>$/)
})

test('a test send says so, in its subject and its words', () => {
  const { subject, text } = render({ isTest: true })
  expect(subject).toBe('Test: 17 new jobs for your saved searches')
  expect(text).toContain('This is a test')
})
