import { expect, test } from 'vitest'
import { type BackupCheck, backupTrouble, DAY_MS, isBackupCheckDue } from '../../src/index.ts'

const NOW = new Date('2027-03-15T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const fine: BackupCheck = { checkedAt: NOW, archive: 'new.tar', madeAt: daysAgo(1), problem: null }
const textOf = (check: BackupCheck) => backupTrouble(check, NOW)?.text

test('a backup that was restored of late is fine', () => {
  expect(backupTrouble(fine, NOW)).toBeNull()
  expect(backupTrouble({ ...fine, madeAt: daysAgo(8) }, NOW)).toBeNull()
  expect(backupTrouble({ ...fine, checkedAt: daysAgo(8) }, NOW)).toBeNull()
})

test('none, one that cannot be restored and one older than eight days are not fine, since their check', () => {
  expect(textOf({ ...fine, archive: null, madeAt: null })).toMatch(/^There is no backup\./)
  expect(textOf({ ...fine, madeAt: null, problem: 'It is cut.' })).toBe(
    'The newest backup cannot be restored (new.tar). It is cut. Make one with npm run backup: it is checked within a minute.',
  )
  expect(textOf({ ...fine, madeAt: daysAgo(8.1) })).toMatch(/^The newest backup is of Mar 7, 2027\./)
  expect(backupTrouble({ ...fine, archive: null, checkedAt: daysAgo(3) }, NOW)?.since).toEqual(daysAgo(3))
})

test('a backup grows too old between two checks, and is not fine from then on', () => {
  const check = { ...fine, checkedAt: daysAgo(6), madeAt: daysAgo(9) }
  expect(backupTrouble(check, daysAgo(1.1))).toBeNull()
  expect(backupTrouble(check, NOW)).toMatchObject({
    since: daysAgo(1),
    text: expect.stringMatching(/^The newest backup is of Mar 6, 2027\./),
  })
  expect(isBackupCheckDue(check, 'newer.tar', NOW)).toBe(true)
  expect(isBackupCheckDue(check, null, NOW)).toBe(true)
})

test('no check for eight days is not fine, whatever the last one found', () => {
  const trouble = {
    since: daysAgo(1),
    text: 'No backup has been checked since Mar 6, 2027. Does a worker run?',
  }
  for (const problem of [null, 'It is cut.'])
    expect(backupTrouble({ ...fine, checkedAt: daysAgo(9), problem }, NOW)).toEqual(trouble)
})

test('a check is due after eight days without one, and for what is newer than a faulty backup', () => {
  expect(isBackupCheckDue(null, null, NOW)).toBe(true)
  expect(isBackupCheckDue(fine, 'newer.tar', NOW)).toBe(false)
  expect(isBackupCheckDue({ ...fine, checkedAt: daysAgo(9) }, 'new.tar', NOW)).toBe(true)
  const faulty = { ...fine, problem: 'It is cut.' }
  expect(isBackupCheckDue(faulty, 'new.tar', NOW)).toBe(false)
  expect(isBackupCheckDue(faulty, 'newer.tar', NOW)).toBe(true)
})
