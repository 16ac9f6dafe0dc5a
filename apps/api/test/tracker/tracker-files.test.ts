import { existsSync, readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError, trackedJob } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { DOCX_ENTRIES, MADE_PASSWORD, makeZip, type NewEntry, sampleDocuments } from '@lilypad/testing'
import { describe, expect, test, vi } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const api = useApi()

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
  )

async function applicant() {
  const user = await api.a.user()
  const browser = await api.as(user)
  const { job } = await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond School' })
  return { user, browser, id: job.id }
}
const fileOf = (name: string, bytes: Uint8Array | string) =>
  new File([typeof bytes === 'string' ? bytes : Buffer.from(bytes)], name)
async function resumeOf(browser: Browser) {
  const [first] = (await browser.loadTrackedJobs({})).jobs.map(trackedJob.decode)
  return first?.resumeFilename
}
function storedPaths() {
  const { folder } = api.deps.config.files
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
/** The number of files in the store. */
const storedFiles = () => storedPaths().length
/** Far more than the system keeps for a reader. */
const LARGE = 32 * 1024 * 1024
const download = (browser: Browser, id: number, document = 'resume') =>
  browser.fetch(`/api/tracker/download_${document}?airtable_id=${id}`)

// holds Part 2 §7 Tracker: `POST /api/tracker/upload_resume`, `POST /api/tracker/upload_cover_letter`
describe('a document that is accepted', () => {
  // holds Part 2 §7 Tracker: `GET /api/tracker/download_resume`, `GET /api/tracker/download_cover_letter`
  // holds Decisions §9: Downloads: original name, owner alone
  test.each(['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'] as const)(
    'a .%s comes back byte by byte, to be saved under its name',
    async (kind) => {
      const { browser, id } = await applicant()
      const file = fileOf(`My Resume.${kind}`, sampleDocuments[kind])
      expect(await browser.uploadResume({ airtable_id: id, file })).toMatchObject({
        filename: `My Resume.${kind}`,
      })
      expect(await resumeOf(browser)).toBe(`My Resume.${kind}`)
      const response = await download(browser, id)
      expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(sampleDocuments[kind]))).toBe(true)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-disposition': `attachment; filename="My Resume.${kind}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    },
  )

  test('a name in any script is kept, and sent as RFC 6266 says', async () => {
    const { browser, id } = await applicant()
    const file = fileOf('Lebenslauf Zoë 履歴書.pdf', sampleDocuments.pdf)
    expect(await browser.uploadCoverLetter({ airtable_id: id, file })).toMatchObject({
      filename: 'Lebenslauf Zoë 履歴書.pdf',
    })
    const { headers } = await download(browser, id, 'cover_letter')
    expect(headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Lebenslauf%20Zo%C3%AB%20%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf",
    )
  })

  test('a second one replaces the first, whose file is erased', async () => {
    const { browser, id } = await applicant()
    const before = storedFiles()
    await browser.uploadResume({ airtable_id: id, file: fileOf('one.txt', 'One.') })
    await browser.uploadResume({ airtable_id: id, file: fileOf('two.txt', 'Two.') })
    expect(storedFiles()).toBe(before + 1)
    expect(await (await download(browser, id)).text()).toBe('Two.')
  })

  // holds Part 2 §7 Tracker: `POST /api/tracker/delete_resume`, `POST /api/tracker/delete_cover_letter`
  test('deleting it erases the file', async () => {
    const { browser, id } = await applicant()
    const before = storedFiles()
    await browser.uploadResume({ airtable_id: id, file: fileOf('one.txt', 'One.') })
    await browser.deleteResume({ airtable_id: id })
    expect([storedFiles(), await resumeOf(browser)]).toEqual([before, null])
    expect((await download(browser, id)).status).toBe(404)
  })

  test('deleting the account erases its files', async () => {
    const { browser, id } = await applicant()
    const before = storedFiles()
    await browser.uploadResume({ airtable_id: id, file: fileOf('one.txt', 'One.') })
    await browser.uploadCoverLetter({ airtable_id: id, file: fileOf('two.txt', 'Two.') })
    const { data } = await browser.downloadMyData({})
    expect(data).toMatchObject({ documents: [{ filename: 'one.txt' }, { filename: 'two.txt' }] })
    await browser.deleteMyAccount({ password: MADE_PASSWORD })
    expect(storedFiles()).toBe(before)
    expect(await api.db.select().from(schema.filesToDelete)).toEqual([])
  })
})

test.each([
  ['my\r\nX-Evil: 1.txt', 'my X-Evil_ 1.txt'],
  ['..cv .txt', 'cv.txt'],
])('the name %j is kept as %j', async (given, kept) => {
  const { browser, id } = await applicant()
  const { filename } = await browser.uploadResume({ airtable_id: id, file: fileOf(given, 'A resume.') })
  // Browsers spell line ends in names as %0D%0A.
  expect(filename.replace('%0D%0A', ' ')).toBe(kept)
  const disposition = (await download(browser, id)).headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^attachment; filename=/)
})

const DECEIVING = 'This file’s name holds part of a path or hidden characters. Please rename the file.'
const TYPES = 'The file must be a PDF, DOC, DOCX, ODT, RTF or TXT document.'
const noSuch = (kind: string) =>
  `The file is named .${kind}, but what is in it is no ${kind.toUpperCase()} document.`
const UNUSUAL = 'We can’t open this document. Please save it again, or as a PDF.'
const docx = (more: readonly NewEntry[], options: Parameters<typeof makeZip>[1] = {}) =>
  makeZip([...DOCX_ENTRIES, ...more], options)
const GIGABYTE = 1024 ** 3
const zeros = (length: number) => new Uint8Array(length)

// holds Decisions §9: Uploads: six kinds, by content and name, 5 MB
describe('a file that is refused is told why, and nothing is stored:', () => {
  const cases: [string, string, () => Uint8Array | string, number, string][] = [
    ['a program', 'setup.exe', () => sampleDocuments.program, 415, TYPES],
    ['a program renamed to a PDF', 'cv.pdf', () => sampleDocuments.program, 415, noSuch('pdf')],
    ['a program renamed to a text', 'cv.txt', () => sampleDocuments.program, 415, noSuch('txt')],
    ['a program renamed to a DOCX', 'cv.docx', () => sampleDocuments.program, 415, noSuch('docx')],
    ['a spreadsheet renamed to a DOC', 'cv.doc', () => sampleDocuments.spreadsheet, 415, noSuch('doc')],
    ['a PDF renamed to a DOCX', 'cv.docx', () => sampleDocuments.pdf, 415, noSuch('docx')],
    ['an ODT renamed to a DOCX', 'cv.docx', () => sampleDocuments.odt, 415, noSuch('docx')],
    ['a name with parts of a path', '../../etc/passwd.txt', () => 'A resume.', 400, DECEIVING],
    ['a name with parts of another path', 'C:\\Users\\me\\cv.txt', () => 'A resume.', 400, DECEIVING],
    ['a name that turns its ending round', 'cv\u202efdp.exe', () => sampleDocuments.pdf, 400, DECEIVING],
    ['a name with a right-to-left mark', 'cv\u200f.pdf', () => sampleDocuments.pdf, 400, DECEIVING],
    ['a name without ending', 'resume', () => sampleDocuments.pdf, 415, TYPES],
    ['an empty file', 'cv.txt', () => '', 400, 'This file is empty.'],
    ['a file of 6 MB', 'cv.txt', () => 'x'.repeat(6 * 1024 ** 2), 413, 'The file must be 5 MB or smaller.'],
    [
      'a DOCX that says that it unpacks to gigabytes',
      'cv.docx',
      () => docx([{ name: 'word/media/a.bin', content: zeros(4 * 1024 ** 2), says: { size: 2 * GIGABYTE } }]),
      413,
      'This document is larger than 50 MB once unpacked. Please save it as a PDF.',
    ],
    [
      'a DOCX that unpacks to 60 MB and says so',
      'cv.docx',
      () => docx([{ name: 'word/media/a.bin', content: zeros(60 * 1024 ** 2) }]),
      413,
      'This document is larger than 50 MB once unpacked. Please save it as a PDF.',
    ],
    [
      'a DOCX that unpacks to 60 MB and says 1 MB',
      'cv.docx',
      () => docx([{ name: 'word/media/a.bin', content: zeros(60 * 1024 ** 2), says: { size: 1024 ** 2 } }]),
      415,
      UNUSUAL,
    ],
    [
      'a DOCX whose headers do not agree',
      'cv.docx',
      () => docx([{ name: 'word/a.xml', content: 'a', says: { localSize: 7 } }]),
      415,
      UNUSUAL,
    ],
    [
      'a DOCX with an entry of two names',
      'cv.docx',
      () => docx([{ name: 'word/a.xml', content: 'a', says: { localName: 'word/b.exe' } }]),
      415,
      UNUSUAL,
    ],
    [
      'a DOCX whose entries share bytes',
      'cv.docx',
      () => docx([{ name: 'word/a.xml', content: 'a', says: { at: 0 } }]),
      415,
      UNUSUAL,
    ],
    [
      'a DOCX that unpacks outside itself',
      'cv.docx',
      () => docx([{ name: '../../evil.xml', content: 'a' }]),
      415,
      UNUSUAL,
    ],
    ['a DOCX with an archive in it', 'cv.docx', () => docx([{ name: 'word/a.zip' }]), 415, UNUSUAL],
    ['an encrypted DOCX', 'cv.docx', () => docx([{ name: 'a', says: { flags: 1 } }]), 415, UNUSUAL],
    ['a DOCX behind something else', 'cv.docx', () => docx([], { before: zeros(9) }), 415, noSuch('docx')],
    ['a DOCX before something else', 'cv.docx', () => docx([], { after: zeros(9) }), 415, UNUSUAL],
    ['a DOCX of the 64-bit form', 'cv.docx', () => docx([], { count: 0xffff }), 415, UNUSUAL],
    [
      'a DOCX with 2,000 entries',
      'cv.docx',
      () => docx(Array.from({ length: 2_000 }, (_, index) => ({ name: `word/${index}.xml` }))),
      415,
      UNUSUAL,
    ],
    [
      'a DOCX with macros',
      'cv.docx',
      () => docx([{ name: 'word/vbaProject.bin', content: 'x' }]),
      415,
      'We don’t accept documents with macros. Please save it as a PDF.',
    ],
  ]

  test.each(cases)('%s', async (_what, name, bytes, status, message) => {
    const { browser, id } = await applicant()
    const before = storedFiles()
    const upload = browser.uploadResume({ airtable_id: id, file: fileOf(name, bytes()) })
    expect(await failureOf(upload)).toEqual([status, message])
    expect([storedFiles(), await resumeOf(browser)]).toEqual([before, null])
  })
})

test('a person who does not read documents holds four of them at most, and is then told to wait', async () => {
  const { browser, id } = await applicant()
  const before = storedPaths()
  await browser.uploadResume({ airtable_id: id, file: fileOf('a.txt', 'x') })
  for (const path of storedPaths()) if (!before.includes(path)) truncateSync(path, LARGE)
  const unread = await Promise.all(Array.from({ length: 6 }, () => download(browser, id)))
  expect(unread.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429])
  await Promise.all(unread.map((response) => response.body?.cancel()))
  await vi.waitFor(async () => expect((await download(browser, id)).status).toBe(200))
})

// holds Part 2 §7 Tracker: `GET /api/tracker/download_resume`, `GET /api/tracker/download_cover_letter`
// holds Decisions §9: Downloads: original name, owner alone
test('somebody else’s application is 404 to upload, download and delete, and nothing is stored', async () => {
  const { browser, id } = await applicant()
  await browser.uploadResume({ airtable_id: id, file: fileOf('mine.txt', 'Mine.') })
  const before = storedFiles()
  const other = (await applicant()).browser
  const NOT_FOUND = [404, 'This application could not be found.']
  const file = fileOf('cv.txt', 'Theirs.')
  expect(await failureOf(other.uploadResume({ airtable_id: id, file }))).toEqual(NOT_FOUND)
  expect(await failureOf(other.deleteResume({ airtable_id: id }))).toEqual(NOT_FOUND)
  expect((await download(other, id)).status).toBe(404)
  expect((await download(api.visitor(), id)).status).toBe(401)
  expect(storedFiles()).toBe(before)
  expect(await (await download(browser, id)).text()).toBe('Mine.')
})

// holds Part 2 §7 Tracker: `POST /api/tracker/upload_resume`, `POST /api/tracker/upload_cover_letter`
describe('a form', () => {
  const post = (browser: Browser, body: RequestInit['body'], headers: Record<string, string> = {}) =>
    browser.fetch('/api/tracker/upload_resume', { method: 'POST', body: body ?? null, headers })

  test('without a session is 401 before its body is read', async () => {
    const form = new FormData()
    form.set('file', fileOf('cv.txt', 'x'))
    expect((await post(api.visitor(), form)).status).toBe(401)
  })

  test('of another site is 403', async () => {
    const { browser } = await applicant()
    expect((await post(browser, new FormData(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('that is JSON is 415', async () => {
    const { browser } = await applicant()
    const response = await post(browser, '{}', { 'content-type': 'application/json' })
    expect([response.status, await response.json()]).toEqual([
      415,
      { success: false, message: 'A file is expected, as multipart/form-data.' },
    ])
  })

  test.each([
    ['without its boundary', 'x', 'multipart/form-data'],
    [
      'that breaks off',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx',
      'multipart/form-data; boundary=b',
    ],
    ['that is empty', '', 'multipart/form-data; boundary=b'],
  ])('%s is 400', async (_what, body, type) => {
    const { browser } = await applicant()
    const response = await post(browser, body, { 'content-type': type })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false })
  })

  test('with two files, or without one, is refused', async () => {
    const { browser, id } = await applicant()
    const form = new FormData()
    form.set('airtable_id', String(id))
    expect((await post(browser, form)).status).toBe(400)
    form.append('file', fileOf('one.txt', 'x'))
    form.append('file', fileOf('two.txt', 'x'))
    expect((await post(browser, form)).status).toBe(413)
    expect(await resumeOf(browser)).toBeNull()
  })

  test('without a record id is 400, with the file before its fields it is taken', async () => {
    const { browser, id } = await applicant()
    const form = new FormData()
    form.append('file', fileOf('one.txt', 'x'))
    expect((await post(browser, form)).status).toBe(400)
    form.append('airtable_id', String(id))
    expect((await post(browser, form)).status).toBe(200)
  })

  test('is refused by every other call', async () => {
    const { browser, id } = await applicant()
    const form = new FormData()
    form.set('airtable_id', String(id))
    const response = await browser.fetch('/api/toggle_tracking', { method: 'POST', body: form })
    expect(response.status).toBe(415)
  })
})
