import { ApiError } from '@lilypad/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { descriptionHtml } from '../src/areas/jobs/pages/description-html.ts'
import { readCsv } from '../src/areas/tracker/read-applications-csv.ts'

// Nothing here asserts a time: a text that stands still ends at the limit of its test.
const part = fc.oneof(
  fc.constantFrom(
    'https://a.example ',
    'www.a.example ',
    'a@b.example ',
    '[a](https://b.example) ',
    '![',
    '](',
  ),
  fc.constantFrom('**', '_', '`', '~~', '> ', '- ', '1. ', '|', '\n', '    ', '&#x26;', '<li><td>', '\\'),
  fc.constantFrom(',', ';', '\t', '"', '""', '\r\n', 'Company', 'Job Title', '＝1', '\ud83d', '\ufeff'),
  fc.string({ maxLength: 8 }),
)
/** A few parts, many times. */
const hostile = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 50_000 }))
  .map(([parts, times]) => parts.join('').repeat(times).slice(0, 500_000))
const RUNS = { numRuns: 25 }

test('any description becomes a page without pictures and scripts', () =>
  fc.assert(
    fc.property(hostile, (text) => {
      expect(descriptionHtml(text).html).not.toMatch(/<(?:img|script|iframe)/)
    }),
    RUNS,
  ))

test('any CSV is read or refused', () =>
  fc.assert(
    fc.asyncProperty(hostile, hostile, async (header, rows) => {
      try {
        await readCsv(Buffer.from(`Company,Job Title,${header}\n${rows}`))
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
      }
    }),
    RUNS,
  ))
