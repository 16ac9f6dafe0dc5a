import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BreakableText } from '../src/breakable-text.tsx'

// holds Part 1 §9: Job title: '&amp;' is '&', a break after each slash
it.each([
  ['stands as it is without one', 'Reading Tutor', 'Reading Tutor'],
  ['at every one', 'Tutor/Coach/Mentor', 'Tutor/<wbr/>Coach/<wbr/>Mentor'],
  ['not after the last letter', 'Tutor/', 'Tutor/'],
  ["'&amp;' becomes '&'", 'L&amp;D/Design', 'L&amp;D/<wbr/>Design'],
  ['an ampersand stays one', 'L&D', 'L&amp;D'],
])('a job title may break after each slash: %s', (_sentence, title, html) => {
  expect(renderToStaticMarkup(<BreakableText text={title} />)).toBe(html)
})
