import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import JobDescription from './job-description.tsx'

// holds Part 1 §9: utm_source with ? or & as fits
it.each([
  ['[Benefits](https://a.example/b?c=1#d)', 'https://a.example/b?c=1&amp;utm_source=lilypad#d'],
  ['See https://a.example/team', 'https://a.example/team?utm_source=lilypad'],
  ['<jobs@a.example>', 'mailto:jobs@a.example'],
])('a link of a description is an outbound link: %s', (markdown, href) => {
  expect(renderToStaticMarkup(<JobDescription markdown={markdown} />)).toContain(`href="${href}"`)
})
