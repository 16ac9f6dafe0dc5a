import { ApiError, trackedJob } from '@lilypad/contracts'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const api = useApi({ now: () => new Date('2027-03-10T14:00:00Z') })

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
  )
async function member() {
  const user = await api.a.user()
  return { user, browser: await api.as(user) }
}
const load = async (browser: Browser) => (await browser.loadTrackedJobs({})).jobs.map(trackedJob.decode)
async function exported(browser: Browser) {
  const response = await browser.fetch('/api/tracker/export.csv')
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const take = (browser: Browser, content: string | Uint8Array) =>
  browser.importTrackedJobs({
    file: new File([typeof content === 'string' ? content : Buffer.from(content)], 'tracker.csv'),
  })

const NASTY = [
  '=HYPERLINK("http://evil")',
  '+1',
  '-2',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－2',
  '＠SUM(A1)',
  "'=quoted",
  "''-twice",
  '\tTab',
  '"x", y;\nz',
  'See the plan (https://www.notion.so/Plan-1)',
]

/** One starred job and one for each nasty note, added by hand. */
async function busyMember() {
  const { browser } = await member()
  const job = await api.a.job({ freeTenth: true, title: '=1+1', salaryMax: 90_000, audience: ['RS1', 'EC'] })
  await browser.toggleTracking({ airtable_id: job.id })
  for (const notes of NASTY) {
    const added = await browser.addTrackedJob({
      job_title: 'Coach',
      company_name: `@Pond ${notes.length}${NASTY.indexOf(notes)}`,
      job_url: 'https://school.example/7?a=1,2',
    })
    const questions = ['Why "us"?', '- dash', 'Why (https://notion.so/Why-1)']
    await browser.updateTrackedJob({
      job: {
        id: added.job.id,
        notes,
        tracker_status: 2,
        knockout_questions: questions,
        remind_on: '2027-04-01',
      },
    })
  }
  return browser
}

// holds Decisions §3 Added calls: Tracker: `POST /api/tracker/import`
describe('the export', () => {
  test('is a file of its owner, and no spreadsheet computes anything in it', async () => {
    const { headers, bytes } = await exported(await busyMember())
    expect(headers.get('content-disposition')).toBe('attachment; filename=lilypad-tracker-2027-03-10.csv')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(textOf(bytes)).toMatch(/^Id,Company,Job Title,Job URL,/)
    const cells = (parse(Buffer.from(bytes), { bom: true }) as string[][]).flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells.filter((cell) => /^'+[=+\-@\t\r]/.test(cell)).length).toBeGreaterThan(NASTY.length)
    expect((await api.visitor().fetch('/api/tracker/export.csv')).status).toBe(401)
  })

  test('taken back by its owner, changes nothing', async () => {
    const browser = await busyMember()
    const before = await load(browser)
    const { bytes } = await exported(browser)
    expect(await take(browser, bytes)).toMatchObject({ num_added: 0, num_changed: 0, problems: [] })
    expect(await load(browser)).toEqual(before)
  })

  test('taken by somebody else, makes the same tracker, letter by letter; taken again, changes nothing', async () => {
    const browser = await busyMember()
    const { bytes } = await exported(browser)
    const other = (await member()).browser
    expect(await take(other, bytes)).toMatchObject({ num_added: NASTY.length + 1, problems: [] })
    const sameOf = async (whose: Browser) =>
      (await load(whose)).map(
        ({
          title,
          companyName,
          url,
          notes,
          status,
          knockoutQuestions,
          remindOn,
          audience,
          salaryMax,
          workplace,
        }) =>
          JSON.stringify([
            title,
            companyName,
            url,
            notes,
            status,
            knockoutQuestions,
            remindOn,
            audience,
            salaryMax,
            workplace,
          ]),
      )
    expect((await sameOf(other)).toSorted()).toEqual((await sameOf(browser)).toSorted())
    expect(await take(other, bytes)).toMatchObject({ num_added: 0, num_changed: 0 })
  })
})

// holds Decisions §3 Added calls: Tracker: `POST /api/tracker/import`
describe('the import', () => {
  const HEAD = 'Company,Job Title'
  const NO_COLUMNS =
    'This file needs a column for the company and one for the role, such as Company and Role.'

  test('changes known applications where the file says so, and no others', async () => {
    const browser = await busyMember()
    const [first] = await load(browser)
    const csv = `Id,${HEAD},Status,Notes\n${first?.id},Another company,Another title,Offer,New notes`
    expect(await take(browser, csv)).toMatchObject({ num_added: 0, num_changed: 1 })
    const changed = (await load(browser)).find(({ id }) => id === first?.id)
    expect(changed).toMatchObject({ title: 'Another title', status: 3, notes: 'New notes' })
    expect(changed).toMatchObject({ notesVersion: (first?.notesVersion ?? 0) + 1, remindOn: first?.remindOn })
  })

  test('leaves a listed job as its listing says', async () => {
    const { browser } = await member()
    const job = await api.a.job({ freeTenth: true, title: 'Listed' })
    await browser.toggleTracking({ airtable_id: job.id })
    await take(browser, `Id,${HEAD},Status\n${job.id},Forged,Forged,Applied`)
    expect((await load(browser))[0]).toMatchObject({ title: 'Listed', status: 1 })
  })

  test('never touches other people’s applications, with any id in a row', async () => {
    const owner = await busyMember()
    const [theirs] = await load(owner)
    const { browser } = await member()
    expect(await take(browser, `Id,${HEAD},Notes\n${theirs?.id},A,B,Mine`)).toMatchObject({ num_added: 1 })
    expect((await load(owner))[0]).toEqual(theirs)
  })

  test('a row without a company or a role is skipped; an optional cell that cannot be read costs the cell alone', async () => {
    const { browser } = await member()
    const csv = [
      `${HEAD},Status,Job URL,Remind On,Salary Max`,
      'Pond,Coach,Applied,,,',
      ',Coach,,,,',
      'Pond,Coach 2,Promoted,,,',
      'Pond,Coach 3,,javascript:alert(1),,',
      'Pond,Coach 4,,,31.2.2027,',
      'Pond,Coach 5,,,,"$80,000"',
    ].join('\r\n')
    const { num_added, problems, warnings, unknown_stages } = await take(browser, csv)
    expect(num_added).toBe(5)
    expect(problems).toEqual([{ line: 3, message: 'A company name is required.' }])
    expect(warnings).toEqual([
      { line: 5, message: "'javascript:alert(1)' is left out: it cannot be read as Job URL." },
      { line: 6, message: "'31.2.2027' is left out: it cannot be read as Remind On." },
    ])
    expect(unknown_stages).toEqual([{ name: 'Promoted', num_rows: 1 }])
    expect((await load(browser)).map(({ status }) => status).toSorted()).toEqual([0, 0, 0, 0, 1])
  })

  test('a stage that only the owner can tell is asked for, and taken as they say', async () => {
    const { browser } = await member()
    const file = new File([`${HEAD},List\nPond,Coach,Declined\nReed,Coach,declined!`], 'jobs.csv')
    const preview = await browser.importTrackedJobs({ preview: '1', file })
    expect(preview.unknown_stages).toEqual([{ name: 'Declined', num_rows: 2 }])
    const stages = JSON.stringify({ Declined: -1 })
    expect((await browser.importTrackedJobs({ file, stages })).num_added).toBe(2)
    expect((await load(browser)).map(({ status }) => status)).toEqual([-1, -1])
    expect(await failureOf(browser.importTrackedJobs({ file, stages: '[1' }))).toEqual([
      400,
      'stages must be a JSON object of stage names and statuses.',
    ])
  })

  test('reads lines as they end: the last cell has no line break, also below Excel’s own line', async () => {
    const { browser } = await member()
    await take(browser, 'sep=;\r\nCompany;Role;Notes\r\nLinden;Teacher;my note\r\n')
    expect((await load(browser)).map(({ notes }) => notes)).toEqual(['my note'])
  })

  test('reads what stands above the headings, the separator that Excel names, links of cells, and days by what they tell', async () => {
    const { browser } = await member()
    await take(browser, 'sep=;\r\nCompany;Role;Applied on\r\nLinden;Teacher;03.10.2026\r\n')
    await take(browser, 'My job search 2026,,,\n,,,\nCompany,Role,Status,Notes\nBirch,Tutor,Applied,x')
    await take(browser, 'Company,Role,Link\nOak,Tutor,"=HYPERLINK(""https://oak.example/2"",""posting"")"')
    await take(browser, 'Company,Role\nElm,"=HYPERLINK(""https://elm.example/2"";""Aide"")"')
    await take(
      browser,
      'Company,Role,Date Created,Date Applied\nAsh,A,2026-10-01,2026-10-03\nAsh,B,2026-10-02,',
    )
    const jobs = (await load(browser)).map(({ companyName, title, url, trackedAt }) =>
      [companyName, title, url, trackedAt.slice(0, 10)].join(' '),
    )
    expect(jobs.toSorted()).toEqual([
      'Ash A  2026-10-03',
      'Ash B  2026-10-02',
      'Birch Tutor  2027-03-10',
      'Elm Aide https://elm.example/2 2027-03-10',
      'Linden Teacher  2026-10-03',
      'Oak Tutor https://oak.example/2 2027-03-10',
    ])
  })

  test('reads what spreadsheet programs write: semicolons, UTF-16, Windows-1252', async () => {
    const { browser } = await member()
    await take(browser, 'Company;Job Title\r\nOne;"Coach; Zoë"')
    await take(browser, Buffer.from('\ufeffCompany\tJob Title\r\nTwo\tCoach Zoë', 'utf16le'))
    await take(browser, Buffer.from('Company,Job Title\r\nThree,Coach Zo\xeb', 'latin1'))
    const titles = (await load(browser)).map(({ title }) => title)
    expect(titles.toSorted()).toEqual(['Coach Zoë', 'Coach Zoë', 'Coach; Zoë'])
  })

  test('takes people’s own headings, statuses and days, and tells what each heading stands for', async () => {
    const { browser } = await member()
    const csv = [
      'Employer,Role,Stage,Pay,Link,Follow-up,Date Applied,Recruiter',
      'Pond,Coach,Interview,"$80,000",https://pond.example/1,4/1/2027,2/28/27,Ana',
    ].join('\n')
    const { columns } = await take(browser, csv)
    expect(columns.map(({ heading, column }) => `${heading}: ${column}`)).toEqual([
      'Employer: Company',
      'Role: Job Title',
      'Stage: Status',
      'Pay: Salary Range',
      'Link: Job URL',
      'Follow-up: Remind On',
      'Date Applied: Tracked On',
      'Recruiter: null',
    ])
    expect(await load(browser)).toEqual([
      expect.objectContaining({
        companyName: 'Pond',
        title: 'Coach',
        status: 2,
        salaryRange: '$80,000',
        url: 'https://pond.example/1',
        remindOn: '2027-04-01',
        trackedAt: '2027-02-28T17:00:00.000Z',
        changes: [{ status: 2, at: '2027-02-28T17:00:00.000Z' }],
      }),
    ])
  })

  test('a list of applications without stages holds applications, and those that are further on stay there', async () => {
    const { browser } = await member()
    const list = (rows: string) => `Application Date,Company Name,Job Title,Job Url\n${rows}`
    await take(
      browser,
      list('"3/4/26, 9:30 PM",Oak Path,Tutor,https://example.org/a\n,Elm,Coach,elm.example/b'),
    )
    const [oak, elm] = (await load(browser)).toSorted((a, b) => b.companyName.localeCompare(a.companyName))
    expect(oak).toMatchObject({ companyName: 'Oak Path', status: 1 })
    expect(elm).toMatchObject({ companyName: 'Elm', status: 0, url: 'https://elm.example/b' })
    await browser.updateTrackedJob({ job: { id: oak?.id ?? 0, tracker_status: 2 } })
    await take(
      browser,
      list('"3/4/26, 9:30 PM",Oak Path (https://www.notion.so/Oak-1),Tutor,https://example.org/a'),
    )
    expect((await load(browser)).map(({ status }) => status).toSorted()).toEqual([0, 2])
  })

  test('a sheet in Spanish is taken, and days since 1970; a day that cannot be read counts as one, a no does not', async () => {
    const { browser } = await member()
    await take(
      browser,
      'Empresa;Puesto;Estado;Fecha de solicitud\nLago;Maestra;Entrevista;4 de enero de 2027\nSol;Tutora;Rechazada;',
    )
    await take(
      browser,
      'Company,Role,Applied\nReed,Writer,1770000000\nTarn,Aide,yesterday\nVale,Cook,no\nGlen,Dean,FALSE',
    )
    const read = (await load(browser)).map(({ companyName, status, trackedAt }) => [
      companyName,
      status,
      trackedAt.slice(0, 10),
    ])
    expect(Object.fromEntries(read.map(([name, ...rest]) => [name, rest]))).toMatchObject({
      Lago: [2, '2027-01-04'],
      Sol: [-1, expect.any(String)],
      Reed: [1, '2026-02-01'],
      Tarn: [1, expect.any(String)],
      Vale: [0, expect.any(String)],
      Glen: [0, expect.any(String)],
    })
  })

  test('a preview tells what the import would do, and changes nothing', async () => {
    const { browser } = await member()
    const { job } = await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond' })
    const csv = `${HEAD},Status\nPond,Coach,Applied\n,Nobody,\nReed,Writer,Offer`
    const file = new File([csv], 'jobs.csv')
    const told = {
      num_added: 1,
      num_changed: 1,
      problems: [{ line: 3, message: 'A company name is required.' }],
      first_rows: [
        { company: 'Pond', job_title: 'Coach', tracker_status: 1 },
        { company: 'Reed', job_title: 'Writer', tracker_status: 3 },
      ],
    }
    expect(await browser.importTrackedJobs({ preview: '1', file })).toMatchObject(told)
    expect((await load(browser)).map(({ id, status }) => [id, status])).toEqual([[job.id, 0]])
    expect(await browser.importTrackedJobs({ file })).toMatchObject(told)
    expect(await load(browser)).toHaveLength(2)
  })

  test.each([
    ['', NO_COLUMNS],
    ['a,b\n1,2', NO_COLUMNS],
    [`${HEAD}\n${'a,b\n'.repeat(2_001)}`, 'The file must have at most 2,000 rows.'],
    [`${HEAD}${',x'.repeat(99)}\na,b`, 'The file must have at most 100 columns.'],
    [`${HEAD}${','.repeat(490_000)}\n${'a,b\n'.repeat(2_000)}`, 'The file must have at most 100 columns.'],
    [`${HEAD}${',column'.repeat(60_000)}`, 'A row of the file may have at most 150,000 characters.'],
    [`${HEAD}\n${','.repeat(4_000_000)}`, 'The file must have at most 100 columns.'],
    ['PK\0\0', 'This file is not a CSV.'],
  ])('refuses %j', async (content, message) => {
    const { browser } = await member()
    expect(await failureOf(take(browser, content))).toEqual([400, message])
    expect(await load(browser)).toEqual([])
  })

  test('takes 2,000 rows, and no application more than that', async () => {
    const { browser } = await member()
    const rows = Array.from({ length: 2_000 }, (_, index) => `Pond,Coach ${index}`)
    expect(await take(browser, [HEAD, ...rows].join('\n'))).toMatchObject({ num_added: 2_000 })
    const TOO_MANY = [400, 'You can have at most 2,000 jobs on your tracker.']
    expect(await failureOf(take(browser, `${HEAD}\nPond,One more`))).toEqual(TOO_MANY)
    expect(await failureOf(browser.addTrackedJob({ job_title: 'One more', company_name: 'Pond' }))).toEqual(
      TOO_MANY,
    )
  })
})
