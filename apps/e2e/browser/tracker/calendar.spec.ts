import { DAY_MS, newYorkDay } from '@lilypad/domain'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'
import { openTracker, row, storedJob, track } from '../../support/tracker.ts'

test.use({ timezoneId: 'America/Chicago' })

test('an interview of this week is due with its time, and stands in its row and on its card', async ({
  page,
}) => {
  await joinByCall(page)
  await track(page, { title: 'Pond Keeper', status: 2 })
  const job = await storedJob(page, 'Pond Keeper')
  const day = newYorkDay(new Date(Date.now() + 2 * DAY_MS))
  const interview = { at: `${day}T18:30:00.000Z`, zone: 'Etc/UTC' }
  await page.request.post('/api/update_tracked_job', { data: { job: { id: job?.id, interview } } })
  await openTracker(page)
  const due = page.getByRole('region', { name: 'Due this week' })
  await expect(due.getByRole('button')).toHaveText(/Interview at 6:30\sPM\s*Pond Keeper$/)
  await expect(row(page, 'Pond Keeper')).toContainText(/Interview [A-Z][a-z]{2} \d{1,2}, 6:30\sPM/)
  await openTracker(page, '?view=board')
  await expect(page.getByRole('region', { name: 'Board' })).toContainText(/Interview .*6:30\sPM/)
})

// holds Beyond §6: Calendar feed: the member chooses which and how much detail
test('an interview is entered and read in a calendar, whose address is renewed and switched off', async ({
  page,
}) => {
  await joinByCall(page)
  await track(page, { title: 'Pond Keeper' })
  await openTracker(page)
  await page.getByRole('button', { name: 'Details of Pond Keeper' }).click()
  const details = page.getByRole('dialog', { name: 'Job Details' })
  await details.getByLabel('Day and time').fill('2027-04-20T10:30')
  await details.getByRole('button', { name: 'Set interview' }).click()
  await expect(details.getByText('Tuesday, April 20, 2027 at 10:30 AM')).toBeVisible()
  await expectAccessibleAtAnyWidth(page, 'dialog[open]')
  await details.getByRole('button', { name: 'OK', exact: true }).click()

  await page.getByRole('button', { name: 'Show in my calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendar' })
  const isOn = dialog.getByRole('switch', { name: 'Show my applications in my calendar' })
  await expect(isOn).not.toBeChecked()
  const toggle = dialog.getByText('Show my applications in my calendar')
  await toggle.click()
  const address = dialog.locator('code')
  await expect(address).toContainText('/feeds/calendar/')
  await expectAccessibleAtAnyWidth(page, 'dialog[open]')
  const read = async () => {
    const path = new URL((await address.textContent()) ?? '').pathname
    return page.request.get(path)
  }
  expect(await (await read()).text()).toContain('DTSTART;TZID=America/Chicago:20270420T103000')
  // It changes once the server has it.
  const interviews = dialog.getByRole('checkbox', { name: 'Interviews' })
  await interviews.click()
  await expect(interviews).not.toBeChecked()
  await expect.poll(async () => (await read()).text()).not.toContain('BEGIN:VEVENT')
  await dialog.getByText('Job titles only').click()
  await expect(dialog.getByRole('radio', { name: 'Job titles only' })).toBeChecked()

  const before = (await address.textContent()) ?? ''
  await dialog.getByRole('button', { name: 'New address' }).click()
  await page.getByRole('button', { name: 'Make a new address' }).click()
  await expect(address).not.toHaveText(before)
  expect((await page.request.get(new URL(before).pathname)).status()).toBe(404)
  expect((await read()).status()).toBe(200)
  const last = (await address.textContent()) ?? ''
  await toggle.click()
  await expect(address).toHaveCount(0)
  expect((await page.request.get(new URL(last).pathname)).status()).toBe(404)
})
