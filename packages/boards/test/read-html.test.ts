import { describe, expect, test } from 'vitest'
import { readHtml } from '../src/index.ts'

const markdownOf = (html: string) => readHtml(html).markdown

test('letters with endless marks and words without an end are cut, which a browser would draw for half a minute', () => {
  expect(markdownOf(`<p>Te${'\u0301'.repeat(50_000)}ach</p>`)).toBe(`Te${'\u0301'.repeat(8)}ach`)
  expect(markdownOf(`<p>Te${`${'\u0301'.repeat(1_900)}<i></i>`.repeat(20)}ach</p>`)).toBe(
    `Te${'\u0301'.repeat(8)}ach`,
  )
  const words = markdownOf(`<p>${'\u0e33'.repeat(30_000)}</p>`).split(' ')
  expect(words.map(({ length }) => length)).toEqual(Array(15).fill(2_000))
})

test('of one endless paragraph below a heading the beginning is kept, up to the end of a word', () => {
  const markdown = markdownOf(`<h2>The role</h2><p>${'Teach pupils online. '.repeat(5_000)}</p>`)
  expect(markdown.length).toBeGreaterThan(59_900)
  expect(markdown).toMatch(
    / online\.( Teach( pupils)?)?\n\n\*The posting continues on the employer’s site\.\*$/,
  )
})

test('of a posting longer than any real one the beginning is kept, up to the end of a line, and says that it goes on', () => {
  const paragraphs = Array.from(
    { length: 5_000 },
    (_, index) => `<p>Paragraph ${index} of a long posting.</p>`,
  )
  const markdown = markdownOf(paragraphs.join(''))
  expect(markdown.length).toBeLessThanOrEqual(60_000)
  expect(markdown.length).toBeGreaterThan(59_000)
  expect(markdown).toMatch(/ of a long posting\.\n\n\*The posting continues on the employer’s site\.\*$/)
})

describe('HTML to Markdown', () => {
  test.each([
    [
      'headings and paragraphs',
      '<h2><b>Your week</b></h2><div>One</div><p>Two&nbsp; three</p>',
      '## Your week\n\nOne\n\nTwo three',
    ],
    [
      'lists within lists',
      '<ul><li><p>One</p><ul><li>Deep</li></ul></li><li>Two</li></ul>',
      '-   One\n    -   Deep\n-   Two',
    ],
    ['numbered lists from a number on', '<ol start="3"><li>c<li>d</ol>', '3.  c\n4.  d'],
    ['items that lost their list', '<div><li>One</li><li>Two</li></div>', '-   One\n-   Two'],
    ['line breaks, two of which part paragraphs', 'a<br>b<br><br>c<br>', 'a  \nb\n\nc'],
    [
      'typed bullets, which become a list',
      '<b>Skills</b><br>&bull;&nbsp;<b>Latin</b><br><b>• </b>Greek<br>Both.<p>·  One</p><p>·  Two</p>A · B',
      '**Skills**\n\n-   **Latin**\n-   Greek\n\nBoth.\n\n-   One\n-   Two\n\nA · B',
    ],
    ['bold around a whole block', '<strong><p>Bold</p><p>too</p></strong>', '**Bold**\n\n**too**'],
    ['bold that touches a word', '<b>Note:</b>text and<i>(aside)</i>', '**Note:** text and *(aside)*'],
    ['bold in pieces', '<b>a</b><b><b>b</b></b> c', '**ab** c'],
    [
      'links',
      'See <a href="https://a.example/x y?q=(1)">this [page]</a>',
      'See [this \\[page\\]](https://a.example/x%20y?q=\\(1\\))',
    ],
    ['mail links', '<a href="mailto:jobs@a.example">Write</a>', '[Write](mailto:jobs@a.example)'],
    [
      'an exclamation before a link is no picture',
      'Apply!<a href="https://a.example/">here</a>',
      'Apply! [here](https://a.example/)',
    ],
    ['quotes and rules', '<blockquote>Said</blockquote><hr><p>Done</p>', '> Said\n\n---\n\nDone'],
    ['preformatted lines', '<pre>one\ntwo</pre>', 'one  \ntwo'],
    ['soft hyphens and zero-width characters', 'teach\u00ading\u200b\u0000', 'teaching'],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown)
  })

  test('tables become tables of GitHub-flavoured Markdown, one line to a cell', () => {
    const html =
      '<table><thead><tr><td><b>Step</b></td><td>Pay</td></tr></thead><tbody><tr><td></td><td> </td></tr>' +
      '<tr><td>1<br>a</td><td><p>$50k | $60k</p><p>more</p></td></tr></tbody></table>'
    expect(markdownOf(html)).toBe('| Step | Pay |\n| --- | --- |\n| 1 a | $50k \\| $60k more |')
  })

  test('a table that lays out a page becomes paragraphs', () => {
    const html = '<table><tr><td><h2>Role</h2><ul><li>Teach</li></ul></td><td>Aside</td></tr></table>'
    expect(markdownOf(html)).toBe('## Role\n\n-   Teach\n\nAside')
  })

  test('text is plain: a line for each item, an empty line between paragraphs', () => {
    const html = '<p>We <b>teach</b> &amp; learn.</p><ul><li>One</li><li>Two<br>more</li></ul><h3>Pay</h3>'
    expect(readHtml(html).text).toBe('We teach & learn.\n\nOne\nTwo\nmore\n\nPay')
  })
})

// holds Decisions §7: Scraped text is hostile: cleaned on the way in and when shown
describe('no script, style, iframe, event attribute, javascript: or data: link survives', () => {
  test.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<style>p { color: red }</style><p style="x" onclick="alert(1)">ok</p>', 'ok'],
    ['<p style="constructor:1;__proto__:1;toString:1">ok</p>', 'ok'],
    ['<iframe src="https://a.example">inner</iframe><object data="x"></object>ok', 'ok'],
    ['<svg><script>alert(1)</script><a href="javascript:1">x</a></svg>ok', 'ok'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<a href="javascript:alert(1)">ok</a>', 'ok'],
    ['<a href=" java\nscript:alert(1)">ok</a>', 'ok'],
    ['<a href="data:text/html;base64,AAAA">ok</a>', 'ok'],
    ['<a href="vbscript:x">ok</a> <a href="/relative">ok</a> <a href="//a.example">ok</a>', 'ok ok ok'],
    ['<a href="https://a.example"><img src="data:image/png;base64,AA"></a>ok', 'ok'],
    ['<noscript><p>x</p></noscript><template>x</template><textarea>x</textarea>ok', 'ok'],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown)
  })

  test.each([
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '\\<script>alert(1)\\</script>'],
    ['&lt;img src=x onerror=alert(1)&gt;', '\\<img src=x onerror=alert(1)>'],
    ['[ok](javascript:alert(1))', '\\[ok\\](javascript:alert(1))'],
    ['![x](https://a.example/p.png)', '!\\[x\\](https://a.example/p.png)'],
    ['&amp;lt;b&amp;gt;', '\\&lt;b\\&gt;'],
    [
      '<p># Not a heading</p><p>- nor a list</p><p>1. nor this</p>',
      '\\# Not a heading\n\n\\- nor a list\n\n1\\. nor this',
    ],
    ['about ~40 to ~50', 'about \\~40 to \\~50'],
  ])('text that looks like markup stays text: %s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown)
  })
})

describe('garbage and hostile HTML cost little and never throw', () => {
  const pieces = [
    '<b>',
    '<div>',
    '<ul><li>x',
    '<a href="https://a.example">x',
    '<table><tr><td>x<td>',
    '<!--',
    '<a b="',
  ]
  test.each([
    ...pieces,
    '</p>',
    '&nbsp;',
    ' ',
    '<',
    '*',
    '\\',
    '[',
    '<ol><li>x',
    '<blockquote>x',
    '<b>-</b>x',
  ])('%s, a million characters of it', (piece) => {
    expect(readHtml(piece.repeat(1_000_000 / piece.length))).toBeDefined()
  })

  test('a picture written into the text does not push the text out', () => {
    const html = `<p>Before</p><img src="data:image/png;base64,${'A'.repeat(2_000_000)}"><p>After</p>`
    expect(readHtml(html).text).toBe('Before\n\nAfter')
  })

  test.each(['', '   ', '<p></p>', '<ul><li></li></ul>', '<table></table>', '<h2> </h2><br><hr>'])(
    'nothing comes of %j',
    (html) => {
      expect(readHtml(html)).toEqual({ markdown: '', text: '' })
    },
  )
})
