import { expect } from '@playwright/test'
import { BACK_OFFICE_ANSWERS } from '../../support/look/back-office.ts'
import { JOB_ANSWERS } from '../../support/look/jobs.ts'
import { looksAsBefore, type View } from '../../support/look/look.ts'
import { AS_ADMIN } from '../../support/look/people.ts'

const answers = { ...JOB_ANSWERS, ...AS_ADMIN, ...BACK_OFFICE_ANSWERS }

/** The screens, a text of each that shows that it has loaded, and the views to compare. */
const SCREENS: [path: string, name: string, text: string, views: View[]][] = [
  ['users', 'users', 'jonah@example.com', ['wide', 'phone-dark']],
  ['scraper', 'scraper', 'Kestrelveld', ['wide-dark', 'phone']],
  ['curation', 'curation', 'Facilities Lead', ['tablet']],
  ['audit', 'audit', 'Rural Teachers Summit', ['wide']],
  ['content', 'content', 'Jonah R.', ['tablet-dark']],
]

for (const [path, name, text, views] of SCREENS) {
  looksAsBefore({
    name: `admin-${name}`,
    views,
    answers,
    open: async (page) => {
      await page.goto(`/#/admin/${path}`)
      await expect(page.getByText(text).first()).toBeVisible()
    },
  })
}
