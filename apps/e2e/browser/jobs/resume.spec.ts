import { NOTHING_STATED, type PostingFacts } from '@lilypad/domain'
import { makeZip } from '@lilypad/testing'
import type { Page, Request } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { inProduct } from '../../support/product-database.ts'
import { expect, test } from '../../support/test.ts'

const DEGREE = 'A master’s degree is required.'
const FACTS: Pick<PostingFacts, 'requirements' | 'licence'> = {
  requirements: {
    ...NOTHING_STATED.requirements,
    education_required: 'master',
    experience_years_min: 3,
    evidence: [DEGREE, 'Three years of experience in schools.'],
  },
  licence: {
    ...NOTHING_STATED.licence,
    need: 'required',
    kind: 'teaching',
    evidence: ['You hold a teaching license.'],
  },
}
const TEXT = `Write rubrics and review rubrics in Canvas.\n\n${DEGREE} You hold a teaching license.`

/** Opens a job that states them, and the dialog. */
async function openDialog(page: Page) {
  const job = await inProduct((a) =>
    a.job({ ...FACTS, title: 'Rubric Writer', description: TEXT, freeTenth: true }),
  )
  await page.goto(`/#/job/${job.id}`)
  await page.getByRole('button', { name: 'Compare with my resume' }).click()
  return page.getByRole('dialog', { name: 'Your resume against this posting' })
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
/** A Word file with these lines. */
function toDocx(lines: readonly string[]) {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
  const body = lines.map(paragraph).join('')
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return makeZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: relations },
    { name: 'word/document.xml', content: document },
  ])
}
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A PDF with these lines; with `trailer`, that is added to its last part. */
function toPdf(lines: readonly string[], trailer = '') {
  const text = `BT /F1 12 Tf 72 720 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 ${font} >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size 5 /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
const ENCRYPTED = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`

const RESUME = [
  'Jo Pond, Columbus, OH 43004',
  'B.A. in English',
  'Certified Teacher, Ohio',
  'Teacher, Aug 2015 - Jun 2021',
]

const choose = (page: Page, name: string, mimeType: string, content: Uint8Array) =>
  page.getByLabel('Resume', { exact: true }).setInputFiles({ name, mimeType, buffer: Buffer.from(content) })

/** All that is asked for from now on. */
function watch(page: Page) {
  const asked: Request[] = []
  page.on('request', (request) => void asked.push(request))
  return asked
}

// holds Beyond §6: Résumé: read in the browser alone; no call exists for it
test('a resume is compared with the posting, and nothing of it leaves the device', async ({ page }) => {
  const dialog = await openDialog(page)
  await page.waitForLoadState('networkidle')
  const asked = watch(page)
  for (const [name, type, content] of [
    ['resume.pdf', 'application/pdf', toPdf(RESUME)],
    ['resume.docx', DOCX, toDocx(RESUME)],
  ] as const) {
    await choose(page, name, type, content)
    const rows = dialog.getByRole('list').first().getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText('Not met')
    await expect(rows.nth(0)).toContainText(`Posting: “${DEGREE}”`)
    await expect(rows.nth(0)).toContainText('Your resume: “B.A. in English”')
    await expect(rows.nth(1)).toContainText('Your resume: “Certified Teacher, Ohio”')
    await expect(rows.nth(2)).toContainText('At least 3 years')
    await expect(rows.nth(2)).toContainText('Teacher, Aug 2015 - Jun 2021')
    await expect(dialog.getByRole('list').last()).toContainText('Canvas')
  }
  await expectAccessibleAtAnyWidth(page, 'dialog[open]')
  await page.waitForLoadState('networkidle')
  const told = asked.map(
    (request) => `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`,
  )
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((line) => !/^GET \/assets\/[\w.-]+\.m?js $/.test(line))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('Jo Pond')
})

test('a file that cannot be read says why', async ({ page }) => {
  const dialog = await openDialog(page)
  const docx = toDocx(RESUME)
  for (const [name, content, says] of [
    ['scan.pdf', toPdf(['']), 'like a scan'],
    ['protected.pdf', toPdf(RESUME, ENCRYPTED), 'protected by a password'],
    [
      'protected.docx',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'protected by a password',
    ],
    ['broken.pdf', Buffer.from('%PDF-1.4\nthe rest is missing'), 'damaged or incomplete'],
    ['half.docx', docx.slice(0, docx.length / 2), 'damaged or incomplete'],
    ['huge.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'larger than 10 MB'],
    ['picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'no PDF and no Word file'],
    ['empty.pdf', new Uint8Array(), 'no PDF and no Word file'],
    [
      'bomb.docx',
      makeZip([{ name: 'word/document.xml', content: 'x', says: { size: 2 ** 31 } }]),
      'damaged or incomplete',
    ],
  ] as const) {
    await choose(page, name, 'application/octet-stream', content)
    await expect(dialog.getByRole('status')).toContainText(says)
  }
  await choose(page, 'resume.pdf', 'application/pdf', toPdf(RESUME))
  await expect(dialog.getByText('Certified Teacher, Ohio')).toBeVisible()
})

test('when what reads a file does not come, it says so', async ({ page }) => {
  const dialog = await openDialog(page)
  await page.route('**/assets/read-pdf-*.js', (route) => route.fulfill({ status: 404 }))
  await choose(page, 'resume.pdf', 'application/pdf', toPdf(RESUME))
  await expect(dialog.getByRole('status')).toContainText('did not load')
})
