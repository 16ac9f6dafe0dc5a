import { readdirSync } from 'node:fs'
import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { renderMail } from '../src/index.ts'
import { CONTENTS, KINDS, SITE } from './letters.ts'

const render = (kind: (typeof KINDS)[number], more: object = {}) =>
  renderMail({ kind, content: { ...CONTENTS[kind], ...more } }, SITE)

/** The visible HTML: only mailboxes show the preheader. */
function page(html: string) {
  const $ = load(html)
  $('style, title, body > div').remove()
  return $
}

function linksOf(html: string) {
  const $ = page(html)
  return $('a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
}

test('every file of letters is one of the kinds', () => {
  const files = readdirSync(new URL('../src/messages', import.meta.url)).map((file) =>
    file.replace(/\.ts$/, ''),
  )
  expect(files.filter((file) => file !== 'index').sort()).toEqual([...KINDS].sort())
})

describe.each(KINDS)('a letter of the kind %s', (kind) => {
  test('says the same in HTML and in plain text: each heading, paragraph and link', () => {
    const { html, text } = render(kind)
    const $ = page(html)
    const flat = text.replace(/\s+/g, ' ')
    for (const element of $('h1, h2, p, li').toArray()) {
      const words = $(element).clone()
      words.find('a').remove()
      for (const said of words
        .text()
        .split(' · ')
        .map((one) => one.trim()))
        expect(flat).toContain(said)
    }
    const own = [`${SITE.publicUrl}/`, 'mailto:hello@lilypad.example']
    for (const link of linksOf(html).filter((one) => !own.includes(one)))
      expect(text).toContain(link.replace(/^mailto:([^?]*).*$/, '$1'))
  })

  test('greets by name, and without one too', () => {
    expect(render(kind).text).toContain('Hi Robin,')
    expect(render(kind, { firstName: '' }).text).toContain('Hi there,')
  })

  test('shows no picture but ours, its reason and a contact', () => {
    const { html, text } = render(kind)
    const $ = load(html)
    const pictures = $('img')
      .toArray()
      .map((picture) => $(picture).attr('src'))
    expect(pictures).toEqual([`${SITE.publicUrl}/mail/mark.png`])
    expect($('link, script, iframe, form')).toHaveLength(0)
    for (const form of [page(html).text(), text]) {
      expect(form.replace(/\s+/g, ' ')).toContain('You get this e-mail because')
      expect(form).toContain('hello@lilypad.example')
    }
  })

  test('has a preheader and at most one button', () => {
    const $ = load(render(kind).html)
    expect($('body > div').first().text().trim()).not.toBe('')
    expect($('a.button').length).toBeLessThanOrEqual(1)
  })

  test('wraps its plain text at 72 columns, links apart', () => {
    const lines = render(kind).text.split('\n')
    expect(lines.filter((line) => line.length > 72 && !/^\s*https?:\S+$/.test(line))).toEqual([])
  })

  test('escapes markup in a name, and keeps line breaks out of headers', () => {
    const hostile = 'Eve<b>\r\nBcc: a\u2028\u0000b</b>'
    const { subject, html, headers } = render(kind, { firstName: hostile })
    expect(load(html)('b')).toHaveLength(0)
    for (const value of [subject, ...Object.values(headers)])
      expect(value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  })

  test('names the sender’s postal address where there is one', () => {
    const site = { ...SITE, postalAddress: '1 Pond Lane, Springfield' }
    const { html, text } = renderMail({ kind, content: CONTENTS[kind] }, site)
    expect(page(html).text()).toContain('1 Pond Lane, Springfield')
    expect(text).toContain('1 Pond Lane, Springfield')
  })
})

test('a name that is an address is not repeated: nobody gets a stranger’s link in our name', () => {
  for (const firstName of ['win at https://evil.example', 'evil.example', 'me@evil.example', 'x'.repeat(200)])
    expect(render('welcome', { firstName }).text).toContain('Hi there,')
  expect(render('welcome', { firstName: 'J. R.' }).text).toContain('Hi J. R.,')
})

test('an invalid letter throws', () => {
  expect(() => renderMail({ kind: 'poem', content: {} }, SITE)).toThrow()
  expect(() => renderMail({ kind: 'reset', content: { firstName: 'Robin' } }, SITE)).toThrow()
})
