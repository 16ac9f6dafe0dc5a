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

// holds Part 2 §2 Job page: The description is Markdown
it('a description is Markdown, its headings below those of the page', () => {
  const markdown = '# Role\n\nYou **teach**.\n\n- Latin\n\n| Day | Hours |\n| - | - |\n| Monday | 4 |'
  const html = renderToStaticMarkup(<JobDescription markdown={markdown} />)
  for (const part of ['<h3>Role</h3>', '<strong>teach</strong>', '<li>Latin</li>', '<td>Monday</td>'])
    expect(html).toContain(part)
})

// holds Decisions §7: Scraped text is hostile: cleaned on the way in and when shown
it.each([
  '<script>alert(1)</script>',
  '<style>* { display: none }</style>',
  '<iframe src="https://a.example"></iframe>',
  '<img src="x" onerror="alert(1)">',
  '![A picture](https://a.example/pixel.png)',
  '[Apply](javascript:alert(1))',
  '[Apply](data:text/html,hello)',
  '<a href="javascript:alert(1)" onclick="alert(1)">Apply</a>',
])('a hostile description is harmless where it is shown: %s', (markdown) => {
  const html = renderToStaticMarkup(<JobDescription markdown={markdown} />)
  const tags = (html.match(/<[^>]*>/g) ?? []).join('')
  expect(tags).not.toMatch(/<(?:script|style|iframe|img)|javascript:|data:|\son\w+=/)
})
