import { describe, expect, test } from 'vitest'
import { documentContentType, judgeDocument as judge, MAX_UPLOAD_BYTES } from '../../src/index.ts'
import { archiveFault } from '../../src/uploads/office-archive.ts'

const judgeDocument = (name: string, bytes: Uint8Array) => judge(name, bytes, null)
const text = (content: string) => new TextEncoder().encode(content)
const PDF = text('%PDF-1.7\n')
function nameOf(given: string) {
  const judged = judgeDocument(given, PDF)
  return judged.ok ? judged.filename : judged.message
}

// holds Decisions §9: Uploads: six kinds, by content and name, 5 MB
describe('the name of a document', () => {
  test.each([
    ['resume.pdf', 'resume.pdf'],
    ['Résumé 2027.PDF', 'Résumé 2027.pdf'],
    ['cv\u200b\ufeff.pdf', 'cv.pdf'],
    ['קורות חיים.pdf', 'קורות חיים.pdf'],
    ['a\u0000b\nc.pdf', 'a b c.pdf'],
    ['  ..hidden.pdf', 'hidden.pdf'],
    ['trailing .pdf', 'trailing.pdf'],
    ['resume.pdf.', 'resume.pdf'],
    ['a<b>|"c?*.pdf', 'a_b___c__.pdf'],
    ['con:stream.pdf', 'con_stream.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(120)}.pdf`],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(120)}.pdf`],
    // Longer than a form allows: work that grows with its square would not end within the test's patience.
    [`a${'.'.repeat(400_000)}x.pdf`, `a${'.'.repeat(119)}.pdf`],
  ])('%j becomes %j', (given, kept) => {
    expect(nameOf(given)).toBe(kept)
  })

  test.each(['', '.', 'pdf', '.pdf', 'resume', 'resume.exe', 'resume.pdf.exe'])(
    '%j is no name of a document',
    (given) => {
      expect(nameOf(given)).toBe('The file must be a PDF, DOC, DOCX, ODT, RTF or TXT document.')
    },
  )
})

test.each([
  '../../etc/cron.d/evil.pdf',
  'C:\\Windows\\cv.pdf',
  'a/b.pdf',
  '/',
  'cv\u202efdp.exe',
  'cv\u202etxt.pdf',
  '\u2066cv\u2069.pdf',
  'cv\u200f.pdf',
])('%j holds parts of a path or marks that turn its letters round, and is refused', (given) => {
  expect(judgeDocument(given, PDF)).toMatchObject({ ok: false, fault: 'deceiving name' })
})

// holds Decisions §9: Uploads: six kinds, by content and name, 5 MB
describe('the content of a document', () => {
  test.each([
    ['a.pdf', PDF],
    ['a.pdf', text('\r\n\r\n %PDF-1.7')],
    ['a.rtf', text('{\\rtf1\\ansi}')],
    ['a.doc', text('{\\rtf1}')],
    ['a.txt', new Uint8Array([0xff, 0xfe, 0x61, 0x00])],
    ['a.txt', new Uint8Array([0xfe, 0xff, 0x00, 0x61])],
    ['a.txt', text('Plain.\r\n\tText.\f')],
    ['a.txt', text('Žofie 履歴書')],
    ['a.txt', new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x93])],
  ])('agrees with the name %s', (name, bytes) => {
    expect(judgeDocument(name, bytes)).toMatchObject({ ok: true, contentType: documentContentType(name) })
  })

  test.each([
    ['a.pdf', text('Text %PDF-1.7')],
    ['a.pdf', text(`${' '.repeat(1_024)}%PDF-1.7`)],
    ['a.pdf', text('<html>')],
    ['a.rtf', PDF],
    ['a.txt', PDF],
    ['a.txt', text('{\\rtf1}')],
    ['a.txt', text('a\u0000b')],
    ['a.txt', text('\u001b[31m')],
    ['a.txt', new Uint8Array([0xff, 0xfe, 0x00, 0x00])],
    ['a.txt', new Uint8Array([0xff, 0xfe, 0x25, 0, 0x50, 0, 0x44, 0, 0x46, 0, 0x2d, 0])],
    ['a.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['a.docx', text('PK\u0003\u0004 and nothing else')],
    ['a.odt', text('PK\u0003\u0004')],
  ])('does not agree with the name %s', (name, bytes) => {
    expect(judgeDocument(name, bytes)).toMatchObject({ ok: false, fault: 'not accepted' })
  })

  test('has at most 5 MB', () => {
    const most = new Uint8Array(MAX_UPLOAD_BYTES).fill(0x61)
    expect(judgeDocument('a.txt', most)).toMatchObject({ ok: true })
    expect(judgeDocument('a.txt', new Uint8Array(MAX_UPLOAD_BYTES + 1).fill(0x61))).toEqual({
      ok: false,
      fault: 'too large',
      message: 'The file must be 5 MB or smaller.',
    })
  })

  test('is not nothing', () => {
    expect(judgeDocument('a.txt', new Uint8Array())).toMatchObject({ ok: false, fault: 'empty' })
  })
})

test('the type of an ODT is read only where it is short, however often a directory names it', () => {
  const type = 'application/vnd.oasis.opendocument.text'
  const bytes = text(type.padEnd(1_000))
  const toEntry = (name: string, size: number) => ({ name, size, isPacked: false, start: 0 })
  const others = [toEntry('content.xml', 1), toEntry('META-INF/manifest.xml', 1)]
  expect(archiveFault(bytes, 'odt', [toEntry('mimetype', type.length), ...others])).toBeNull()
  expect(archiveFault(bytes, 'odt', [toEntry('mimetype', 1_000), ...others])).toBe('other')
})
