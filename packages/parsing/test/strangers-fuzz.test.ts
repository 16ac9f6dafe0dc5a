import { ScrapeError } from '@lilypad/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openParser, type Parser } from '../src/index.ts'
import { BOARD, page, posting, webWith } from './strangers.ts'

/** Patience is all that bounds the time: a run that stands still ends at this test's limit. */
const RUNS = 15
const PATIENCE = { timeout: 300_000 }

let parser: Parser
beforeAll(() => {
  parser = openParser({ threads: 2 })
})
afterAll(() => parser.close())

const part = fc.oneof(
  fc.constantFrom(
    ...'<li>|<td>|<tr>|<p>|<b>|<a href="/jobs/1">|<table>|<ul>|<br>|<h2>|<script>|<title>|<!--|</b>|<div id="job2">'.split(
      '|',
    ),
  ),
  fc.constantFrom(
    ' ',
    '\t',
    '\n',
    '\u00a0',
    '-',
    ':',
    '.',
    '/',
    '&amp;',
    '\ud83d',
    '\0',
    'Tutor ',
    '$1,',
    'Remote, ',
  ),
  fc.constantFrom('https://a.example ', '[a](b)', '![', '](', '**', '`', '{"a":', '[', '"', '\\'),
  fc.string({ maxLength: 8 }),
)
/** A few parts, many times: nests, long titles, rows of links. */
const hostile = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 60_000 }))
  .map(([parts, times]) => parts.join('').repeat(times).slice(0, 400_000))

const settled = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof ScrapeError ? error.kind : Promise.reject(error)),
  )

const pageOf = (text: string) =>
  `<html><head><title>${text}</title></head><body><h2>Openings</h2><h3>Tutor ${text}x</h3>${text}</body></html>`

const structured = (text: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: `T${text}x`, description: text, jobLocation: text, employmentType: text })}</script>`

test(
  'whatever strangers write is read or is an error of its own, and others are answered meanwhile',
  PATIENCE,
  () =>
    fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const events: string[] = []
        const outcomes = Promise.all([
          settled(parser.readBoard(BOARD, { web: webWith(pageOf(text)) })),
          settled(parser.readBoard(BOARD, { web: webWith(structured(text)) })),
          settled(parser.readListing(page(pageOf(text)))),
          settled(parser.curate([posting({ title: text, html: text, places: [text] })], text)),
          settled(parser.drawSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`))),
        ]).then((all) => {
          events.push('strangers')
          return all
        })
        // The process itself goes on while its threads work.
        await new Promise(setImmediate)
        events.push('others')
        for (const outcome of await outcomes) expect(['read', 'changed']).toContain(outcome)
        expect(events).toEqual(['others', 'strangers'])
      }),
      { numRuns: RUNS },
    ),
)
