import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterCount, cleanName } from './clean-text.ts'

describe('a name holds no control characters, and only single blanks', () => {
  it.each<[text: string | null | undefined, name: string]>([
    [undefined, ''],
    [null, ''],
    [' \t\r\n\u00a0\u3000', ''],
    ['Robin', 'Robin'],
    ['  Mary   Ann\u00a0Lee ', 'Mary Ann Lee'],
    ['Robin\r\nBcc: other@example.com', 'Robin Bcc: other@example.com'],
    ['Ro\0bin', 'Ro bin'],
    ['a\u2028b\u2029c\u0085d\u001be', 'a b c d e'],
    ['\u202enibor\u202c', 'nibor'],
    ['Ro\u200bb\ufeffi\u00adn', 'Robin'],
    ['\ud83dRobin\udc00', 'Robin'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['Zoë O’Hara-Núñez 🐸', 'Zoë O’Hara-Núñez 🐸'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['<b>Robin</b>', '<b>Robin</b>'],
  ])('%j', (text, name) => {
    expect(cleanName(text)).toBe(name)
  })

  it('cleaning leaves one line, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = cleanName(text)
        expect(cleanName(name)).toBe(name)
        expect(name).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}|\s\s|^\s|\s$/u)
      }),
    )
  })

  it.each([' ', '\n', 'a ', '\u202e', 'e\u0301', 'x'])('200,000 times %j are cleaned', (unit) => {
    expect(characterCount(cleanName(unit.repeat(200_000)))).toBeLessThanOrEqual(400_000)
  })
})

it('length counts characters, not surrogate halves', () => {
  expect(characterCount('frog')).toBe(4)
  expect(characterCount('🐸🐸')).toBe(2)
  expect(characterCount('')).toBe(0)
})
