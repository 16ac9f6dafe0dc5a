import { answer, columnNames, openBackOffice, rowWith } from '../../support/back-office.ts'
import { deletedJob } from '../../support/deleted-job.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 2 §2: `/admin/jobs`
// holds Part 2 §2 Admin deleted jobs: Past 30 days; columns; URL cut at 50 characters
test('board scraping links to the deleted jobs, which have a title, a company and a short address', async ({
  page,
}) => {
  const { title, url } = await deletedJob()
  await openBackOffice(page, 'scraper', 'Job boards')
  await page.getByRole('navigation', { name: 'Back office' }).getByText('Deleted Jobs').click()
  await expect(page).toHaveURL(/#\/admin\/jobs$/)
  const row = rowWith(page, title)
  await expect(row).toBeVisible()
  expect(await columnNames(page)).toEqual(['Title', 'Company', 'URL', 'Actions'])
  await expect(row.getByRole('cell').nth(1)).toHaveText('Still Water Press')
  const link = row.getByRole('link')
  await expect(link).toHaveText(`${url.slice(0, 50)}…`)
  await expect(link).toHaveAttribute('href', `${url}?utm_source=lilypad`)
})

test('undeleting asks first, and Cancel leaves the job deleted', async ({ page }) => {
  const { title } = await deletedJob()
  await openBackOffice(page, 'jobs', 'Deleted jobs')
  await rowWith(page, title).getByRole('button', { name: 'Undelete' }).click()
  await answer(page, 'Are you sure you want to undelete this job?', 'Cancel')
  await page.reload()
  await expect(rowWith(page, title).getByRole('button', { name: 'Undelete' })).toBeEnabled()
})

// holds Part 2 §2 Admin deleted jobs: 'Loading jobs...', 'No deleted jobs found!'
test('an empty screen says Loading jobs..., then No deleted jobs found!', async ({ page }) => {
  let reply = () => {}
  const asked = new Promise<void>((resolve) => {
    reply = resolve
  })
  await page.route('**/admin-api/get_deleted_jobs*', async (route) => {
    await asked
    await route.fulfill({ json: { success: true, jobs: [], num_jobs: 0, page_length: 100 } })
  })
  await openBackOffice(page, 'jobs', 'Deleted jobs')
  await expect(page.getByText('Loading jobs...').first()).toBeVisible()
  reply()
  await expect(page.getByRole('heading', { name: 'No deleted jobs found!' })).toBeVisible()
  await expect(page.getByText('Loading jobs...')).toHaveCount(0)
})

test('an undeleted job that is still not listed says why', async ({ page }) => {
  const { title } = await deletedJob()
  const message = 'It is not listed all the same: it is not remote.'
  await page.route('**/admin-api/undelete_job', (route) =>
    route.fulfill({ json: { success: true, message } }),
  )
  await openBackOffice(page, 'jobs', 'Deleted jobs')
  await rowWith(page, title).getByRole('button', { name: 'Undelete' }).click()
  await answer(page, 'Are you sure you want to undelete this job?', 'Undelete')
  await expect(page.getByRole('alertdialog')).toContainText(`Undeleted! ${message}`)
})
