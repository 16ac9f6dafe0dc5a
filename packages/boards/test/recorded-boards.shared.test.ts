import type { FoundPosting } from '@lilypad/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detectBoard, readBoard, readHtml } from '../src/index.ts'
import { differences, type SeenPosting } from './expectations.ts'
import { recordedBoards, startReplay } from './recordings.ts'
import { replayWeb, response } from './test-web.ts'

const SYSTEMS: Record<string, string> = {
  greenhouse: 'greenhouse',
  lever: 'lever',
  ashby: 'ashby',
  workable: 'workable',
  recruitee: 'recruitee',
  smartrecruiters: 'smartrecruiters',
  bamboohr: 'bamboohr',
  rippling: 'rippling',
  jazzhr: 'jazzhr',
  workday: 'workday',
  breezy: 'breezy',
  teamtailor: 'teamtailor',
  personio: 'personio',
  pinpoint: 'pinpoint',
  jobvite: 'jobvite',
  icims: 'icims',
  paylocity: 'paylocity',
  adp: 'adp',
  comeet: 'comeet',
  jsonld: 'web-page',
  html: 'web-page',
}
/** Systems of which there are recordings beyond the usual ones alone. */
const EXTRA: Record<string, string> = {
  applitrack: 'applitrack',
  neogov: 'neogov',
  oracle: 'oracle',
  schoolspring: 'schoolspring',
}
/** Recordings without the page that leads to their list: the tenant is given, and what that page says. */
const LISTS_ALONE: Record<string, { system: string; tenant: string; pages: Record<string, string> }> = {
  peopleadmin: { system: 'peopleadmin', tenant: 'jobs.gfcmsu.edu', pages: {} },
  isolvedhire: {
    system: 'isolved',
    tenant: 'bfcc.isolvedhire.com',
    pages: { 'https://bfcc.isolvedhire.com/jobs/': '<script>var domain_id = "10334"</script>' },
  },
}
/** Its total counts a posting twice: one may be missing. */
const REPEATS = 'smartrecruiters-automation-anywhere'
const boards = [...recordedBoards(Object.keys(SYSTEMS)), ...recordedBoards(Object.keys(EXTRA), 'extra')]

describe('each recorded board gives exactly the postings its manifest expects', () => {
  let replay: Awaited<ReturnType<typeof startReplay>>
  beforeAll(async () => {
    replay = await startReplay()
  })
  afterAll(() => replay.stop())

  test('every system has recordings', () => {
    expect(new Set(boards.map((board) => board.system))).toEqual(
      new Set(Object.keys({ ...SYSTEMS, ...EXTRA })),
    )
  })

  test.each(boards.map((board) => [board.id, board] as const))('%s', async (_, board) => {
    const detection = detectBoard(board.careers_url)
    expect(detection).toMatchObject({ ok: true, system: { ...SYSTEMS, ...EXTRA }[board.system] })
    if (!detection.ok) return
    const reading = await readBoard(detection, { web: replayWeb(replay.origin) })
    const complete = board.id !== REPEATS
    expect(reading).toMatchObject({ outcome: 'read', complete, dropped: 0 })
    if (reading.outcome !== 'read') return
    expect(differences(board, reading.postings.map(seen))).toEqual([])
  })

  test.each(recordedBoards(Object.keys(LISTS_ALONE), 'extra'))('$id', async (board) => {
    const { pages, ...identity } = LISTS_ALONE[board.system] ?? { pages: {}, system: '', tenant: '' }
    const recorded = replayWeb(replay.origin)
    const request: typeof recorded.request = async (wanted) => {
      const page = pages[wanted.url]
      return page === undefined ? recorded.request(wanted) : response(200, wanted.url, page)
    }
    const reading = await readBoard(identity, { web: { request } })
    expect(reading).toMatchObject({ outcome: 'read', complete: true, dropped: 0 })
    if (reading.outcome !== 'read') return
    expect(differences(board, reading.postings.map(seen))).toEqual([])
  })
})

function seen(posting: FoundPosting): SeenPosting {
  const { externalId, title, url, places } = posting
  const pay = posting.pay && { ...posting.pay, interval: intervalOf(posting.pay.interval) }
  const description = posting.html ? readHtml(posting.html).text : ''
  return { externalId, title, url, places, pay, remote: remoteOf(posting), description }
}

/** As the manifest says: a field of the record decides, else a place that begins with Remote. */
function remoteOf({ workplace, remote, places }: FoundPosting): boolean | null {
  if (workplace !== null) return /^(fully )?remote|telecommute/i.test(workplace)
  return remote ?? (places.some((place) => /^remote/i.test(place)) ? true : null)
}

function intervalOf(word: string | null): string | null {
  return ['hour', 'week', 'month', 'year'].find((unit) => word?.toLowerCase().includes(unit)) ?? null
}
