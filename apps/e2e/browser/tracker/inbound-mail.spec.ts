import { readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { addDays, newYorkDay } from '@lilypad/domain'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'
import { openTracker, row, storedJob, track } from '../../support/tracker.ts'

/** The port that the product takes mail at. */
function smtpPort() {
  const ports = readFileSync(join(process.env.LILYPAD_DATA_DIR ?? '', 'ports.json'), 'utf8')
  return (JSON.parse(ports) as { inboundSmtp: number }).inboundSmtp
}

/** Sends a mail as a mail server does. */
type SentMail = { to: string; from?: string; subject: string; text: string }

async function sendMail({ to, from = 'Pond School <hr@pondschool.example>', subject, text }: SentMail) {
  const socket = createConnection(smtpPort(), '127.0.0.1')
  const lines = createInterface(socket)[Symbol.asyncIterator]()
  const expectCode = async (code: string) => {
    for (;;) {
      const { value = '' } = await lines.next()
      expect(value).toMatch(new RegExp(`^${code}`))
      if (/^\d{3} /.test(value)) return
    }
  }
  const say = async (line: string, code: string) => {
    socket.write(`${line}\r\n`)
    await expectCode(code)
  }
  await expectCode('220')
  await say('EHLO mail.example', '250')
  await say('MAIL FROM:<hr@pondschool.example>', '250')
  await say(`RCPT TO:<${to}>`, '250')
  await say('DATA', '354')
  const head = `From: ${from}\r\nSubject: ${subject}\r\nMessage-ID: <${to}${subject}>`
  await say(`${head}\r\n\r\n${text}\r\n.`, '250')
  await say('QUIT', '221')
}

// holds Beyond §6: Mail: a private address, and proposals that the member confirms, changes or dismisses
test('mail to the private address proposes changes of the tracker, which are confirmed or dismissed', async ({
  page,
}) => {
  await joinByCall(page)
  await track(page, { title: 'Reading Coach', company: 'Pond School', status: 1 })
  await openTracker(page)
  await page.getByRole('button', { name: 'Update from my mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Updates from your mail' })
  await dialog.getByText('Take mail at a private address').click()
  const address = (await dialog.locator('code').textContent()) ?? ''
  expect(address).toMatch(/^[0-9a-f]{32}@/)
  await expectAccessibleAtAnyWidth(page, 'dialog')

  const day = addDays(newYorkDay(new Date()), 6)
  const asked = `We would like to invite you to an interview for the Reading Coach role on ${day}.`
  const text = `Hello Wilma,\n\n${asked} Please confirm.\n\nPond School`
  await sendMail({ to: address, subject: 'Interview', text })
  await sendMail({
    to: address,
    from: 'Lake Prep <jobs@lakeprep.example>',
    subject: 'Thank you',
    text: 'Thank you for applying for the Tutor position at Lake Prep.',
  })
  await sendMail({
    to: address,
    subject: 'News',
    text: 'A short note on your application for the Reading Coach role at Pond School: more after the break.',
  })
  await expect(async () => {
    const reply = await page.request.get('/api/load_mail_proposals')
    expect(((await reply.json()) as { proposals: unknown[] }).proposals).toHaveLength(3)
  }).toPass()
  await page.reload()
  await page.getByRole('button', { name: '3 updates from your mail to confirm' }).click()
  const asking = dialog.getByRole('article', { name: 'News' })
  await expect(asking.getByLabel('Which stage?')).toHaveValue('')
  await expect(asking.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await asking.getByRole('button', { name: 'Dismiss' }).click()
  const interview = dialog.getByRole('article', { name: 'Interview' })
  await expect(interview).toContainText(asked)
  await expect(interview.getByLabel('Application')).toContainText('Reading Coach · Pond School')
  await expect(interview.getByLabel('Stage')).toHaveValue('2')
  await expect(interview.getByLabel('Day')).toHaveValue(day)
  await expect(interview.getByLabel('Day')).toHaveAccessibleDescription('We will remind you on this day.')
  expect(await storedJob(page, 'Reading Coach')).toMatchObject({ tracker_status: 1, remind_on: null })
  await expectAccessibleAtAnyWidth(page, 'dialog')
  await interview.getByRole('button', { name: 'Confirm' }).click()
  await expect(interview).toHaveCount(0)
  expect(await storedJob(page, 'Reading Coach')).toMatchObject({ tracker_status: 2, remind_on: day })

  const begun = dialog.getByRole('article', { name: 'Thank you' })
  await expect(begun.getByLabel('Application').locator('option:checked')).toHaveText('New: Tutor · Lake Prep')
  await begun.getByRole('button', { name: 'Dismiss' }).click()
  await expect(dialog).toContainText('No mail waits for you.')
  expect(await storedJob(page, 'Tutor')).toBeUndefined()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Reading Coach').getByRole('combobox')).toHaveValue('2')
})

test('the private address is replaced, and switched off', async ({ page }) => {
  await joinByCall(page)
  await openTracker(page)
  await page.getByRole('button', { name: 'Update from my mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Updates from your mail' })
  const shown = dialog.locator('code')
  await dialog.getByText('Take mail at a private address').click()
  const before = (await shown.textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Replace address' }).click()
  await page
    .getByRole('alertdialog', { name: 'Replace address' })
    .getByRole('button', { name: 'Replace address' })
    .click()
  await expect(shown).not.toHaveText(before)
  await dialog.getByText('Take mail at a private address').click()
  await expect(shown).toHaveCount(0)
})
