import { createHash } from 'node:crypto'
import { AUDIENCE_IDS, CATEGORIES, daysBetween, JOB_TYPES, newYorkDay, TRAVEL_LEVELS } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import type { DemoBoard, DemoPosting } from './demo-types.ts'
import { type DemoBoardsOptions, demoCatalogue, makeDemoBoards, PAY_FORMS } from './index.ts'

const today = new Date('2026-03-17T10:00:00Z')
const make = (options: DemoBoardsOptions = {}) => makeDemoBoards({ today, isHostile: true, ...options })
const boards = make()
const postings = boards.flatMap((board) => board.postings)
const listed = postings.filter((posting) => posting.unlistedReason === null)

const keysOf = (all: DemoBoard[]) =>
  new Set(all.flatMap((board) => board.postings.map(({ tenant, id }) => `${tenant} ${id}`)))
const textOf = (posting: DemoPosting) => JSON.stringify(posting.sections)

/** The identity under which the tenth is drawn, as `packages/boards` names systems and tenants. */
function identity({ employer }: DemoBoard) {
  if (employer.system === 'jsonld') return `web-page:https://${employer.tenant}.example/careers`
  return `${employer.system}:${employer.european ? 'eu:' : ''}${employer.tenant}`
}
const isInTenth = (key: string) => createHash('sha256').update(key).digest().readUInt32BE(0) % 10 === 0

const freeTenthOf = (all: DemoBoard[]) =>
  all.flatMap((board) =>
    board.postings.filter(
      (posting) => posting.unlistedReason === null && isInTenth(`${identity(board)}:${posting.id}`),
    ),
  )

describe('the demo employers', () => {
  it('are at least 26, over six systems and five sectors', () => {
    const employers = boards.map((board) => board.employer)
    expect(employers.length).toBeGreaterThanOrEqual(26)
    expect(new Set(employers.map((employer) => employer.system)).size).toBe(6)
    expect(new Set(employers.map((employer) => employer.sector)).size).toBe(5)
    expect(new Set(employers.map((employer) => employer.name)).size).toBe(employers.length)
  })

  it('have tokens that begin with lilypad-demo- and web hosts that end in .example', () => {
    for (const { careersUrl, logoUrl } of demoCatalogue()) {
      expect(careersUrl).toContain('lilypad-demo-')
      expect(logoUrl).toMatch(/^https:\/\/lilypad-demo-[a-z]+\.example\/logo\.svg$/)
    }
  })

  it('name four featured titles, with pay and for educators, that stand on their boards once and are listed', () => {
    const entries = demoCatalogue().filter((entry) => entry.featuredTitles.length > 0)
    expect(entries.flatMap(({ featuredTitles }) => featuredTitles)).toHaveLength(4)
    for (const { companyName, featuredTitles } of entries) {
      const board = boards.find(({ employer }) => employer.name === companyName)
      for (const title of featuredTitles) {
        const found = board?.postings.filter((posting) => posting.title === title) ?? []
        expect(found.map((posting) => posting.unlistedReason)).toEqual([null])
        expect(found[0]?.pay.yearlyDollars).toBeGreaterThan(0)
        expect(found[0]?.audience.some((id) => id.startsWith('CP'))).toBe(true)
      }
    }
  })
})

describe('the demo postings', () => {
  it('are about 1,050, of which at least 700 may be listed and 60 fall to the tenth', () => {
    expect(postings.length).toBeGreaterThanOrEqual(1_000)
    expect(postings.length).toBeLessThanOrEqual(1_150)
    expect(listed.length).toBeGreaterThanOrEqual(700)
    expect(freeTenthOf(boards).length).toBeGreaterThanOrEqual(60)
  })

  it.each([16, 17, 18, 19, 20, 21, 22])(
    'were posted between this week and six weeks ago, and a few long before (March %i)',
    (day) => {
      const now = new Date(`2026-03-${day}T12:00:00Z`)
      const made = make({ today: now })
      const ageOf = ({ publishedAt }: DemoPosting) => daysBetween(publishedAt.slice(0, 10), newYorkDay(now))
      const ages = made.flatMap((board) => board.postings).map(ageOf)
      for (const weeks of [1, 2, 3, 4, 5])
        expect(ages.filter((age) => Math.floor(age / 7) === weeks).length).toBeGreaterThan(50)
      expect(ages.filter((age) => age > 56).length).toBeLessThan(ages.length / 10)
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
      expect(new Set(freeTenthOf(made).map(ageOf)).size).toBeGreaterThan(20)
    },
  )

  it('have ids of their own', () => {
    expect(keysOf(boards).size).toBe(postings.length)
  })

  it('bear hundreds of distinct titles', () => {
    expect(new Set(listed.map((posting) => posting.title)).size).toBeGreaterThanOrEqual(400)
  })

  it.each(CATEGORIES)('include the category %s among the listed ones', (category) => {
    expect(listed.filter((posting) => posting.category === category).length).toBeGreaterThanOrEqual(5)
  })

  it.each(TRAVEL_LEVELS)('include %s', (level) => {
    expect(listed.filter((posting) => posting.travel.level === level).length).toBeGreaterThanOrEqual(10)
  })

  it.each(AUDIENCE_IDS)('include the audience %s', (id) => {
    expect(listed.filter((posting) => posting.audience.includes(id)).length).toBeGreaterThanOrEqual(10)
  })

  it.each(PAY_FORMS)('include the salary form "%s"', (form) => {
    expect(listed.filter((posting) => posting.pay.form === form).length).toBeGreaterThanOrEqual(4)
  })

  it.each(JOB_TYPES)('include the job type %s', (type) => {
    expect(listed.filter((posting) => posting.jobType === type).length).toBeGreaterThanOrEqual(5)
  })

  it.each(['not_remote', 'workplace_unknown', 'low_paying'])(
    'include ones that are not listed: %s',
    (reason) => {
      expect(postings.filter((posting) => posting.unlistedReason === reason).length).toBeGreaterThanOrEqual(6)
    },
  )

  it.each([
    'hostile',
    'long title',
    'odd characters',
    'no description',
    'listed twice',
    'tracking links',
    'hybrid shown as remote',
  ] as const)('include the oddity "%s"', (oddity) => {
    expect(postings.some((posting) => posting.oddities.includes(oddity))).toBe(true)
  })

  it('hold nothing hostile unless a test asks for it', () => {
    const calm = make({ isHostile: false }).flatMap((board) => board.postings)
    expect(calm).toHaveLength(postings.length)
    expect(calm.filter(({ title, rawHtml }) => rawHtml !== null || /[<>]/.test(title))).toEqual([])
  })

  it('include the same title at different places', () => {
    const places = new Map<string, Set<string>>()
    for (const { tenant, title, area } of listed) {
      const key = `${tenant} ${title}`
      places.set(key, (places.get(key) ?? new Set()).add(area.names.join()))
    }
    const stacks = [...places.values()].filter((names) => names.size >= 3)
    expect(stacks.length).toBeGreaterThanOrEqual(10)
  })

  it('are open to states, countries, regions, several places and the whole nation', () => {
    expect(new Set(postings.map((posting) => posting.area.kind)).size).toBe(6)
    expect(postings.some(({ area }) => area.kind === 'states' && area.names.length > 2)).toBe(true)
  })
})

describe('the texts', () => {
  it('have no unfilled gap, no empty line and no doubled word', () => {
    for (const posting of postings) {
      for (const { paragraphs, items } of posting.sections) {
        for (const line of [...paragraphs, ...items]) {
          expect(line).toMatch(/\S/)
          expect(line).not.toMatch(/[{}]|undefined|null|\bNaN\b/)
          expect(line).not.toMatch(/\b(\w+) \1\b/i)
        }
      }
    }
  })

  it('link to no host outside .example', () => {
    const hosts = postings
      .flatMap(
        (posting) =>
          `${textOf(posting)}${posting.rawHtml ?? ''}`.match(/https?:\/\/[^/"\s)]+|@[\w.-]+\.\w+/g) ?? [],
      )
      .filter((host) => !host.endsWith('.example'))
    expect(hosts).toEqual([])
  })

  it('hold the sentences that decide travel, salary and audience', () => {
    for (const posting of postings.filter(({ sections }) => sections.length > 0)) {
      const text = textOf(posting)
      if (posting.travel.sentence) expect(text).toContain(posting.travel.sentence.replace(/\.$/, ''))
      if (posting.pay.text) expect(text).toContain(posting.pay.text)
    }
  })

  it('of neighbours on a board share at most half of their duties', () => {
    const dutiesOf = (posting: DemoPosting) =>
      posting.sections.find(({ part }) => part === 'list')?.items ?? []
    for (const { postings: ofBoard } of boards) {
      for (const [index, posting] of ofBoard.slice(1).entries()) {
        const before = ofBoard[index]
        if (!before || before.title === posting.title) continue
        const earlier = new Set(dutiesOf(before))
        const shared = dutiesOf(posting).filter((duty) => earlier.has(duty))
        expect(shared.length * 2, `${before.title} / ${posting.title}`).toBeLessThanOrEqual(
          dutiesOf(posting).length,
        )
      }
    }
  })
})

describe('the generator', () => {
  it('gives the same boards for the same week, and the same texts for the same month', () => {
    const [monday, sunday] = ['2026-03-16T00:00:00Z', '2026-03-22T23:59:59Z']
    expect(make({ today: new Date(monday) })).toEqual(make({ today: new Date(sunday) }))
    const textsOn = (day: string) => make({ today: new Date(day) }).map((board) => board.postings.map(textOf))
    expect(textsOn('2026-03-01T00:00:00Z')).toEqual(textsOn('2026-03-31T23:59:59Z'))
  })

  it('leads to local pages when it is given an apply origin, and to the system otherwise', () => {
    const local = make({ applyOrigin: 'http://127.0.0.1:4321' })[0]?.postings[0]
    expect(local?.url).toBe(`http://127.0.0.1:4321/apply/${local?.tenant}/${local?.id}`)
    const own = boards[0]?.postings[0]
    expect(own?.url).toBe(`https://boards.greenhouse.io/lilypad-demo-quillmarsh/jobs/${own?.id}`)
  })

  it('makes a few postings new, edited and gone with each revision', () => {
    const before = make({ revision: 1 })
    const after = make({ revision: 2 })
    const [earlier, later] = [keysOf(before), keysOf(after)]
    const added = [...later].filter((key) => !earlier.has(key))
    const gone = [...earlier].filter((key) => !later.has(key))
    const texts = new Map(
      before.flatMap((board) => board.postings.map((posting) => [posting.id, textOf(posting)])),
    )
    const edited = after
      .flatMap((board) => board.postings)
      .filter((posting) => texts.has(posting.id) && texts.get(posting.id) !== textOf(posting))
    for (const few of [added, gone, edited]) {
      expect(few.length).toBeGreaterThanOrEqual(5)
      expect(few.length).toBeLessThanOrEqual(60)
    }
    expect(make({ revision: 2 })).toEqual(after)
  })
})
