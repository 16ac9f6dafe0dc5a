import { detectBoard, readBoard, readHtml } from '@lilypad/boards'
import { curate } from '@lilypad/curation'
import type { CuratedJob } from '@lilypad/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DemoPosting, demoCatalogue, demoWeb, makeDemoBoards } from '../src/index.ts'

type Field =
  | 'category'
  | 'audience'
  | 'jobType'
  | 'workplace'
  | 'travel'
  | 'locations'
  | 'salaryMax'
  | 'unlistedReason'
type Answers = Record<Field, string | number | null>
type Compared = { posting: DemoPosting; companyName: string; label: Answers; job: CuratedJob; read: Answers }

const inOrder = (names: readonly string[]) => [...names].sort().join(', ')

/** An area that includes the whole US does not restrict anyone there. */
const locationsOf = ({ names }: DemoPosting['area']) =>
  names.some((name) => name === 'United States' || name === 'North America') ? '' : inOrder(names)

/** Pay with an open upper end counts by its named end. */
const largestPay = ({ form, min, yearlyDollars }: DemoPosting['pay']) =>
  form === 'from' ? min : yearlyDollars

const labelOf = ({ travel, audience, area, pay, ...posting }: DemoPosting): Answers => ({
  category: posting.category,
  audience: inOrder(audience),
  jobType: posting.jobType,
  workplace: posting.workplace,
  travel: travel.level,
  locations: locationsOf(area),
  salaryMax: largestPay(pay),
  unlistedReason: posting.unlistedReason,
})

const answersOf = ({ audience, locations, ...job }: CuratedJob): Answers => ({
  category: job.category,
  audience: inOrder(audience),
  jobType: job.jobType,
  workplace: job.workplace,
  travel: job.travel,
  locations: inOrder(locations),
  salaryMax: job.salaryMax,
  unlistedReason: job.unlistedReason,
})

async function readAll(): Promise<Compared[]> {
  const boards = makeDemoBoards({ isHostile: true })
  const web = demoWeb(boards)
  const compared: Compared[] = []
  for (const [place, { careersUrl, companyName }] of demoCatalogue().entries()) {
    const board = detectBoard(careersUrl)
    if (!board.ok) throw new Error(board.problem)
    const reading = await readBoard(board, { web })
    if (reading.outcome !== 'read') throw new Error('an unconditional request was answered as unchanged')
    const byId = new Map(reading.postings.map((found) => [found.externalId, found]))
    for (const posting of boards[place]?.postings ?? []) {
      const found = byId.get(posting.id)
      if (found === undefined) throw new Error(`${careersUrl} lacks ${posting.id}`)
      const job = curate(found, { company: companyName, ...readHtml(found.html ?? '') })
      compared.push({ posting, companyName, label: labelOf(posting), job, read: answersOf(job) })
    }
  }
  return compared
}

let compared: Compared[]
beforeAll(async () => {
  compared = await readAll()
})

describe('curation agrees with the expected answers of the demo boards', () => {
  test.each([
    ['category', 0.99],
    ['audience', 0.98],
    ['jobType', 0.99],
    ['workplace', 0.99],
    ['travel', 0.99],
    ['locations', 0.99],
    ['salaryMax', 0.99],
    ['unlistedReason', 0.99],
  ] as const)('%s, in a share of at least %d', (field, least) => {
    const apart = compared.filter(({ label, read }) => label[field] !== read[field])
    const shown = apart.map(
      ({ posting, label, read }) => `${posting.title}: ${label[field]}, read as ${read[field]}`,
    )
    const share = 1 - apart.length / compared.length
    expect(share, shown.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(least)
  })

  test('the deciding sentence is the intended one', () => {
    const decided = compared.filter(({ posting, job }) => {
      const written = posting.travel.sentence?.replace(/\.$/, '')
      return job.travelDetails !== null && written !== undefined && !job.travelDetails.includes(written)
    })
    expect(decided.map(({ posting }) => posting.title)).toEqual([])
  })
})

describe('the summaries of the demo postings', () => {
  const summaries = () => compared.map(({ job }) => job.summary).filter((summary) => summary !== '')

  test('exist for every posting with a description', () => {
    const silent = compared.filter(({ job }) => job.summary === '')
    expect(silent.map(({ posting }) => posting.sections.length)).toEqual(silent.map(() => 0))
  })
  test('are whole sentences of plain text, ending in a period', () => {
    for (const summary of summaries()) {
      expect(summary).toMatch(/^["“‘(]?[\p{Lu}\p{Lo}0-9].*\.$/u)
      expect(summary).not.toMatch(/<\w|&\w+;|https?:|\n/)
    }
  })
  test('are neither too short nor too long', () => {
    for (const summary of summaries()) {
      expect(summary.length).toBeGreaterThanOrEqual(40)
      expect(summary.length).toBeLessThanOrEqual(900)
    }
  })
  test('are about the role: hardly any begins with what the company does', () => {
    const ofCompany = compared.filter(({ job, companyName }) => {
      const [name = ''] = companyName.replace(/^The /, '').split(' ')
      return new RegExp(`^(?:The )?${name} (?!is (?:looking|seeking|hiring))`).test(job.summary)
    })
    expect(ofCompany.length / compared.length).toBeLessThanOrEqual(0.06)
  })
})
