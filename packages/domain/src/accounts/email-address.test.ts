import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { emailFault, type IsTopLevelDomain, isEmailAddress, topLevelDomains } from './email-address.ts'

let isTopLevelDomain: IsTopLevelDomain
beforeAll(async () => {
  isTopLevelDomain = await topLevelDomains()
})

const local = (length: number) => 'l'.repeat(length)
const label = (length: number) => 'd'.repeat(length)

// holds Part 1 §5: Rule 3: the address, its format and its top-level domain
describe('an e-mail address has the format of one and ends with a known top-level domain', () => {
  it.each([
    'robin@example.com',
    'ROBIN@EXAMPLE.COM',
    'robin.marsh+jobs@mail.example.co.uk',
    "o'hara_{x}|~!#$%&*/=?^`-1@a.b.museum",
    '1@2.org',
    'a@1-2.io',
    'a@xn--bcher-kva.example.de',
    'a@example.xn--p1ai',
    'a@example.XN--P1AI',
    'a@example.photography',
    `${local(64)}@example.com`,
    `a@${label(63)}.com`,
    `${local(64)}@${label(63)}.${label(63)}.${label(57)}.com`,
  ])('%s is one', (text) => {
    expect(isEmailAddress(text, isTopLevelDomain)).toBe(true)
  })

  it.each([
    ['no @', 'robin.example.com'],
    ['nothing before the @', '@example.com'],
    ['nothing after it', 'robin@'],
    ['two of them', 'robin@marsh@example.com'],
    ['no dot after it', 'robin@com'],
    ['an unknown top-level domain', 'robin@example.comm'],
    ['a top-level domain without its dot', 'robin@examplecom'],
    ['an end in a dot', 'robin@example.com.'],
    ['a top-level domain that is a number', 'robin@127.0.0.1'],
    ['an address literal', 'robin@[127.0.0.1]'],
    ['two dots in a row', 'robin..marsh@example.com'],
    ['two dots in the domain', 'robin@example..com'],
    ['a dot at the start', '.robin@example.com'],
    ['a dot before the @', 'robin.@example.com'],
    ['a dash at the start of a label', 'robin@-example.com'],
    ['a dash at its end', 'robin@example-.com'],
    ['an underscore in the domain', 'robin@exam_ple.com'],
    ['a blank', 'robin marsh@example.com'],
    ['a blank at the end', 'robin@example.com '],
    ['a quoted local part', '"robin"@example.com'],
    ['a name in front', 'Robin <robin@example.com>'],
    ['a list', 'robin@example.com,other@example.com'],
    ['a comment', 'robin(x)@example.com'],
    ['65 characters before the @', `${local(65)}@example.com`],
    ['a label of 64', `robin@${label(64)}.com`],
    ['255 characters', `${local(64)}@${label(63)}.${label(63)}.${label(58)}.com`],
    ['a line break that adds a header', 'robin@example.com\r\nBcc: other@example.com'],
    ['a line break in the local part', 'robin\nx@example.com'],
    ['a line break at the end', 'robin@example.com\n'],
    ['a line separator', 'robin@example.com\u2028'],
    ['a null character', 'robin\0@example.com'],
    ['a domain of another script', 'robin@bücher.de'],
    ['a top-level domain of another script', 'robin@example.рф'],
    ['a Cyrillic look-alike in the domain', 'robin@еxample.com'],
    ['a Cyrillic look-alike in the top-level domain', 'robin@example.соm'],
    ['a Cyrillic look-alike in the local part', 'rоbin@example.com'],
    ['a Kelvin sign for a k', 'a@example.\u212Am'],
    ['a full-width @', 'robin＠example.com'],
    ['a full-width dot', 'robin@example．com'],
    ['an ideographic dot', 'robin@example。com'],
    ['an invisible blank', 'robin@exam\u200bple.com'],
    ['a turned direction', 'robin\u202e@example.com'],
    ['a name that every object has', 'robin@example.constructor'],
  ])('%s is not one', (_name, text) => {
    expect(isEmailAddress(text, isTopLevelDomain)).toBe(false)
  })

  it('every valid address is printable ASCII with one @, at most 254 characters long', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('@', '.', 'com', 'a', '-', 'xn--', '\n'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        if (isEmailAddress(text, isTopLevelDomain)) {
          expect(text).toMatch(/^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/)
          expect(text.length).toBeLessThanOrEqual(254)
        }
      }),
    )
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const domain = text.split('.').at(-1) ?? ''
        expect(isEmailAddress(text, () => true)).toBe(true)
        expect(isEmailAddress(text, isTopLevelDomain)).toBe(isTopLevelDomain(domain))
      }),
    )
  })

  it.each(['a', '.', '@', 'a.', '-', 'a@', ' ', '\n', 'é', 'a@a.'])(
    '200,000 characters of %j are refused',
    (unit) => {
      const text = unit.repeat(Math.ceil(200_000 / unit.length))
      for (const attack of [text, `a@${text}.com`, `${text}@example.com`, `a@b.com${text}`]) {
        expect(isEmailAddress(attack, isTopLevelDomain)).toBe(false)
        expect(emailFault(attack, isTopLevelDomain)).not.toBe(unit)
      }
    },
  )
})

// holds Part 1 §5: Rule 3: the address, its format and its top-level domain
describe('the message about an e-mail address', () => {
  const invalid = 'Your e-mail address appears to be invalid. Please check for typos.'
  it.each<[text: string | null | undefined, fault: string | null]>([
    [undefined, 'E-mail address is required.'],
    [null, 'E-mail address is required.'],
    ['', 'E-mail address is required.'],
    [' \n', 'E-mail address is required.'],
    ['robin', invalid],
    ['robin@example.nope', invalid],
    ['robin@example.com', null],
    [' robin@example.com ', null],
    ['robin@example.com\r\n', invalid],
    ['\trobin@example.com', invalid],
  ])('%j', (text, fault) => {
    expect(emailFault(text, isTopLevelDomain)).toBe(fault)
  })
})
