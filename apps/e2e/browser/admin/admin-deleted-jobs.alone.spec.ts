import { answer, openBackOffice, rowWith } from '../../support/back-office.ts'
import { listedRows } from '../../support/dashboard.ts'
import { daysBefore, deletedJob } from '../../support/deleted-job.ts'
import { readAlert } from '../../support/newcomer.ts'
import { inProduct } from '../../support/product-database.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 2 §2 Admin deleted jobs: Undelete asks, then 'Undeleted!'
// holds Part 2 §8: 'Codes created.', 'Deleted', 'Undeleted!'
test('an undeleted job is listed again', async ({ page }) => {
  const { title } = await deletedJob()
  await openBackOffice(page, 'jobs', 'Deleted jobs')
  await rowWith(page, title).getByRole('button', { name: 'Undelete' }).click()
  await answer(page, 'Are you sure you want to undelete this job?', 'Undelete')
  expect(await readAlert(page)).toBe('Undeleted!')
  await expect(rowWith(page, title).getByRole('cell').last()).toHaveText('Undeleted!')
  expect((await listedRows(page)).map((job) => job['Job Title'])).toContain(title)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted jobs' })).toBeVisible()
  await expect(page.getByRole('table').or(page.getByText('No deleted jobs found!'))).toBeVisible()
  await expect(rowWith(page, title)).toHaveCount(0)
})

// holds Part 2 §2 Admin deleted jobs: 100 a page
test('jobs deleted more than 30 days ago are not listed, and 100 are on a page', async ({ page }) => {
  const old = await deletedJob(31)
  await inProduct(async (a) => {
    const deletedAt = daysBefore(29)
    for (let number = 0; number < 101; number += 1)
      await a.job({ title: 'Old Pond Keeper', unlistedReason: 'deleted', deletedAt })
  })
  await openBackOffice(page, 'jobs', 'Deleted jobs')
  await expect(page.getByRole('row')).toHaveCount(101)
  const next = page.getByRole('link', { name: 'Next' })
  for (let number = 2; (await next.count()) > 0; number += 1) {
    await expect(rowWith(page, old.title)).toHaveCount(0)
    await next.click()
    await expect(page).toHaveURL(new RegExp(`page=${number}$`))
    await expect(page.getByText(new RegExp(`^${(number - 1) * 100 + 1}–`))).toBeVisible()
  }
  await expect(page.getByRole('cell', { name: 'Old Pond Keeper' }).first()).toBeVisible()
  await expect(rowWith(page, old.title)).toHaveCount(0)
})
