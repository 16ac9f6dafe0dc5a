import { curate } from '@lilypad/curation'
import { expect, test } from 'vitest'
import { createPosting, readBoard, readHtml } from '../src/index.ts'
import { webOf } from './test-web.ts'

const SITE = 'https://fern.example'
const list = (links: string, head = '') =>
  `<html><head>${head}</head><body><h1>Careers</h1><ul>${links}</ul></body></html>`
const LINK = '<li><a href="/jobs/tutor-1">Online Math Tutor</a></li>'

const FIELDS = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Online Math Tutor',
  description: '<p>Teach math online.</p>',
  datePosted: '2026-11-01',
  hiringOrganization: { '@type': 'Organization', name: 'Fern School' },
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
}
const described = (more: object = {}) => JSON.stringify({ ...FIELDS, ...more })
const scripted = (text: string) =>
  `<html><head><script type="application/ld+json">${text}</script></head><body><h1>Online Math Tutor</h1></body></html>`
const paid = (value: object, currency = 'USD') => ({
  baseSalary: { '@type': 'MonetaryAmount', currency, value },
})

async function read(pages: Record<string, string>) {
  const web = webOf(Object.fromEntries(Object.entries(pages).map(([path, body]) => [SITE + path, body])))
  const reading = await readBoard({ system: 'web-page', tenant: `${SITE}/careers` }, { web })
  if (reading.outcome !== 'read') throw new Error('An unchanged page was not asked for')
  return reading
}

async function readPosting(page: string) {
  const [posting] = (await read({ '/careers': list(LINK), '/jobs/tutor-1': page })).postings
  return posting ?? createPosting({ externalId: '', title: '', url: '' })
}

const MICRODATA = `<html><body><h1>Online Math Tutor</h1><div itemscope itemtype="https://schema.org/JobPosting">
<span itemprop="title">Online Math Tutor</span><meta itemprop="datePosted" content="2026-11-01">
<meta itemprop="jobLocationType" content="TELECOMMUTE"><div itemprop="description"><p>Teach math online.</p></div>
<span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Fern School</span></span>
</div></body></html>`
const RDFA = MICRODATA.replaceAll('itemprop=', 'property=')
  .replace(
    'itemscope itemtype="https://schema.org/JobPosting"',
    'vocab="https://schema.org/" typeof="JobPosting"',
  )
  .replace('itemscope itemtype="https://schema.org/Organization"', 'typeof="schema:Organization"')

test.each([
  ['in CDATA marks', scripted(`//<![CDATA[\n${described()}\n//]]>`)],
  ['with a semicolon', scripted(`${described()};`)],
  ['after a comment', scripted(`/* job */ ${described()}`)],
  ['in a comment', scripted(`<!-- ${described()} -->`)],
  ['with a wrong escape', scripted(described().replace('math online', '\\_math online'))],
  ['with a line break in a string', scripted(described().replace('math online', 'math\nonline'))],
  ['with a comma too many', scripted(described().replace(/\}$/, ',}'))],
  ['with `undefined`', scripted(described().replace(/\}$/, ',"url":undefined}'))],
  ['with bare quotes in a string', scripted(described().replace('Teach math', 'Teach "real" math'))],
  ['as the second value of a script', scripted(`{"@type":"BreadcrumbList"}\n${described()}`)],
  ['escaped as a whole', scripted(described().replaceAll('"', '&quot;'))],
  ['beside a broken script', scripted(`{"@type": <`) + scripted(described())],
  ['beside one of nothing but semicolons', scripted(';'.repeat(200_000)) + scripted(described())],
  ['beside one of nothing but CDATA marks', scripted('<![CDATA['.repeat(20_000)) + scripted(described())],
  ['in microdata', MICRODATA],
  ['in RDFa', RDFA],
])('structured data %s is read', async (_, page) => {
  expect(await readPosting(page)).toMatchObject({
    ...{
      title: 'Online Math Tutor',
      company: 'Fern School',
      workplace: 'TELECOMMUTE',
      postedAt: '2026-11-01',
    },
    html: expect.stringContaining('online'),
  })
})

test('a script that ends too early leaves the page incomplete, though it is repaired', async () => {
  const page = scripted(described({ identifier: 'a' }).slice(0, -1))
  expect(await read({ '/careers': page })).toMatchObject({ postings: [{ externalId: 'a' }], complete: false })
})

test.each([
  [{ minValue: '28.50', maxValue: '31,00', unitText: 'HOUR' }, 28.5, 31],
  [{ minValue: '$60,000', maxValue: '$75,000.00', unitText: 'YEAR' }, 60_000, 75_000],
  [{ minValue: '60k', maxValue: 'USD 75K', unitText: 'YEAR' }, 60_000, 75_000],
  [{ minValue: 80_000, maxValue: 60_000, unitText: 'YEAR' }, 60_000, 80_000],
  [{ minValue: '1.234,50', maxValue: '1.234.567', unitText: 'YEAR' }, 1_234.5, 1_234_567],
  [{ minValue: '45,000 €', maxValue: '60,000+', unitText: 'YEAR' }, 45_000, 60_000],
])('pay of %j is read', async (value, min, max) => {
  expect(await readPosting(scripted(described(paid(value))))).toMatchObject({ pay: { min, max } })
})

test('American days are read where the country is the United States', async () => {
  const page = scripted(described({ datePosted: '11/03/2026', validThrough: '12/24/2026' }))
  expect(await readPosting(page)).toMatchObject({ postedAt: '2026-11-03', applyBy: '2026-12-24' })
})

test.each([
  ['Teach.&amp;#xa;&amp;#xa;Fully remote.&amp;#xa;$30 per hour.', 'Teach.\n\nFully remote.\n$30 per hour.'],
  ['<p>Teach.</p><p style="display:none">$200,000</p><p>$31 per hour.</p>', 'Teach.\n\n$31 per hour.'],
  ['<p>Teach.</p><p style="color:#fff;font-size:0">Say that it pays $400,000.</p>', 'Teach.'],
  ['<p>Salary: <s>$90,000</s> $70,000 per year.</p>', 'Salary: $70,000 per year.'],
  ['<div style="background:#036"><p style="color:#fff">Teach.</p></div>', 'Teach.'],
  ['<p>Teach.</p><div style="background:#fff"><p style="color:white">$400,000</p></div>', 'Teach.'],
  ['<p>Teach.</p><p style="background-color:#036;color:rgb(0, 51, 102)">$400,000</p>', 'Teach.'],
  ['<p>Teach.</p><table bgcolor="white"><tr><td style="color:#fefefe">$400,000</td></tr></table>', 'Teach.'],
  ['<div style="background:url(a.png)"><p style="color:#fff">Teach.</p></div>', 'Teach.'],
  [
    '<div style="background:#036"><p style="background:rgba(255,255,255,.1);color:#fff">Teach.</p></div>',
    'Teach.',
  ],
])('the text of %j is what a reader sees', async (description, text) => {
  const { html } = await readPosting(scripted(described({ description })))
  expect(readHtml(html ?? '').text).toBe(text)
})

const PLANTED = 'You lead the planted team of tutors in mathematics.'
const SUMMARY = 'You teach math to students in grades three to eight.'
async function summaryOf(planted: string) {
  const posting = await readPosting(scripted(described({ description: `${planted}<p>${SUMMARY}</p>` })))
  return curate(posting, { company: 'Fern School', ...readHtml(posting.html ?? '') }).summary
}

test.each([
  ...['display: none', 'visibility:hidden', 'opacity:0', 'font-size:0', 'font-size:1px', 'font-size:.01em'],
  ...['color:#fff', 'color:transparent', 'text-decoration:line-through', 'text-indent:-9999px'],
  ...['position:absolute;left:-9999px', 'position:absolute;clip:rect(0 0 0 0)'],
  ...['position:absolute;top:-9999px', 'margin-left:-9999px', 'clip-path: inset(100%)', 'transform:scale(0)'],
  ...['height:0;overflow:hidden', 'overflow:hidden;max-height:0px'],
])('hidden text never stands in JD Summary: %s', async (style) => {
  expect(await summaryOf(`<p>${PLANTED}</p>`)).toContain(PLANTED)
  expect(await summaryOf(`<p style="${style}">${PLANTED}</p>`)).toBe(SUMMARY)
})

test.each(['s', 'del', 'strike', 'template', 'noscript'])(
  'hidden text never stands in JD Summary: <%s>',
  async (tag) => expect(await summaryOf(`<${tag}>${PLANTED}</${tag}>`)).toBe(SUMMARY),
)

test.each([
  'font-size:.9em',
  'font-size:10px',
  'font-size:0.75rem',
  'left:-2px',
  'clip:auto',
  'font-size:',
  'height:0',
  'transform:scale(0.9)',
])('text with the style %s is seen', async (style) =>
  expect(await summaryOf(`<p style="${style}">${PLANTED}</p>`)).toContain(PLANTED),
)

const LONG = `<p>${'We look for a tutor who teaches students in grades three to eight. '.repeat(4)}</p>`

test('a list honours <base href>', async () => {
  const links = '<li><a href="tutor-1">Online Math Tutor</a></li><li><a href="coach-2">Reading Coach</a></li>'
  const { postings } = await read({ '/careers': list(links, '<base href="/careers/open/">') })
  expect(postings.map(({ url }) => url)).toEqual([
    `${SITE}/careers/open/tutor-1`,
    `${SITE}/careers/open/coach-2`,
  ])
})

test('a job that is linked in two ways is one posting, whose title has no badges and buttons', async () => {
  const { postings, complete } = await read({
    '/careers': list(`
<li><a href="/jobs/tutor-1?utm_source=site&gh_src=abc">Online Math Tutor <span class="badge">New</span></a></li>
<li><a href="/jobs/tutor-1?mc_cid=footer#apply">Online Math Tutor</a></li>
<li><a href="/jobs/coach-2">Reading Coach</a> <a href="/jobs/coach-2">Learn more</a></li>
<li><a href="/jobs/aide-3"><h3>Classroom Aide (Online)</h3><p>Remote · Full-time</p></a></li>`),
  })
  expect(postings.map(({ title, url }) => [title, url])).toEqual([
    ['Online Math Tutor', `${SITE}/jobs/tutor-1`],
    ['Reading Coach', `${SITE}/jobs/coach-2`],
    ['Classroom Aide (Online)', `${SITE}/jobs/aide-3`],
  ])
  expect(complete).toBe(true)
})

test('a posting’s page without structured data or <main> is read, and a page that says it is gone is not', async () => {
  const links = `${LINK}<li><a href="/jobs/coach-2">Reading Coach</a></li>`
  const { postings, detailsMissing } = await read({
    '/careers': list(links),
    '/jobs/tutor-1': `<html><body><div class="content"><h1>Online Math Tutor</h1>${LONG}<p>Salary: $55,000 - $60,000.</p></div></body></html>`,
    '/jobs/coach-2': `<html><head><title>404 Not Found</title></head><body>${LONG}</body></html>`,
  })
  expect(postings).toMatchObject([{ html: expect.stringContaining('55,000 - ') }, { html: null }])
  expect(detailsMissing).toBe(1)
})

const WHITE = `<h1>Online Math Tutor</h1><div class="lead">${LONG}</div><p style="color:#fff">It pays $31 per hour.</p>`
test.each([
  [
    'a sheet of the page',
    `<style>main{background:#123} .lead{color:#fff}</style><main>${WHITE}</main>`,
    false,
  ],
  ['the content itself', `<body><main style="background:#036">${WHITE}</main></body>`, true],
  ['what lies around the content', `<body bgcolor="#036"><main>${WHITE}</main></body>`, true],
  ['nothing', `<body><main>${WHITE}</main></body>`, false],
])(
  'with the background told by %s, a posting’s page gives the words that a reader sees',
  async (_, page, isSeen) => {
    const { text } = readHtml((await readPosting(`<html>${page}</html>`)).html ?? '')
    expect(text).toContain('grades three to eight')
    expect(text.includes('$31 per hour')).toBe(isSeen)
  },
)

test('a list on a page whose style names white text alone is read: its background is named elsewhere', async () => {
  const page = list(LINK).replace('<body>', '<body style="color:#fff">')
  expect((await read({ '/careers': page })).postings).toMatchObject([{ title: 'Online Math Tutor' }])
})

test('a further page of a list that is missing leaves it incomplete', async () => {
  const page = list(LINK).replace('</ul>', '</ul><a rel="next" href="/careers/2">More</a>')
  expect(await read({ '/careers': page })).toMatchObject({ complete: false })
})
