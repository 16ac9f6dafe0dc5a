import type { FoundPosting } from '@lilypad/domain'
import { describe, expect, test } from 'vitest'
import { curate, mayBeRemote } from '../src/index.ts'

const CERTAIN = 'This is a fully remote position. You work from home.'

const found = ([title, workplace, place, remote = null]: Row): FoundPosting => ({
  ...{ externalId: '1', url: 'https://acme.example/1', html: null, country: null, department: null },
  ...{ employment: null, pay: null, postedAt: null, applyBy: null, company: null },
  ...{ title, workplace, places: [place], remote },
})
const curated = (posting: FoundPosting, text = '') =>
  curate(posting, { company: 'Acme School', markdown: text, text })

type Row = [string, string | null, string, (boolean | null)?]

describe('a posting whose text is not read is never listed, and no text would have it listed', () => {
  test.each<Row>([
    ['Math Teacher', 'On-site', 'Reno, NV'],
    ['Math Teacher', 'Hybrid', 'Reno, NV'],
    ['Math Teacher', 'ORA_ON_SITE', 'Reno, NV'],
    ['Math Teacher', 'ORA_HYBRID', 'Reno, NV'],
    ['Math Teacher', 'In-Person', 'Reno, NV'],
    ['Math Teacher (Hybrid)', null, 'Reno, NV'],
    ['On-Site Math Teacher', null, 'Reno, NV'],
  ])('%s | %s | %s', (...row) => {
    const posting = found(row)
    expect(mayBeRemote(posting)).toBe(false)
    expect(curated(posting).unlistedReason).toBe('not_remote')
    expect(curated(posting, CERTAIN).unlistedReason).toBe('not_remote')
  })
})

describe('the text of a posting that may be listed is read', () => {
  test.each<Row>([
    ['Math Teacher (Remote)', 'On-site', 'Reno, NV'],
    ['Remote Math Teacher', 'Hybrid', 'Reno, NV'],
    ['Math Teacher', 'Remote or Hybrid', 'Reno, NV'],
    ['Math Teacher', 'In-Person or Remote', 'Reno, NV'],
    ['Math Teacher', 'On-site', 'Remote'],
    ['Math Teacher', null, 'Reno, NV', false],
    ['Math Teacher', null, 'Reno, NV'],
  ])('%s | %s | %s', (...row) => {
    const posting = found(row)
    expect(mayBeRemote(posting)).toBe(true)
    expect(curated(posting, CERTAIN)).toMatchObject({ workplace: 'Remote', unlistedReason: null })
  })
})
