import { detectBoard, readBoard, readHtml } from '@lilypad/boards'
import { CURATION_VERSION, curate } from '@lilypad/curation'
import { type Curation, commitScrape, schema } from '@lilypad/db'
import { demoCatalogue, demoWeb, makeDemoBoards } from '@lilypad/demo'
import { SECOND_LOOK_MS } from '@lilypad/domain'
import { isNull } from 'drizzle-orm'
import type { TestApi } from '../create-test-api.ts'

const curation: Curation = {
  version: CURATION_VERSION,
  curate: async (found, company) =>
    found.map((posting) => {
      const { markdown, text } = readHtml(posting.html ?? '')
      return { job: curate(posting, { company, markdown, text }), description: markdown || null }
    }),
}

/** Reads all demo boards, curates them by the rules, and lets visitors see every listed job. */
export async function listDemoJobs(api: Pick<TestApi, 'a' | 'db'>) {
  const web = demoWeb(makeDemoBoards({ isHostile: true }))
  for (const { careersUrl, companyName } of demoCatalogue()) {
    const board = detectBoard(careersUrl)
    if (!board.ok) throw new Error(board.problem)
    const reading = await readBoard(board, { web })
    if (reading.outcome !== 'read') throw new Error('The board was not read.')
    const { system, tenant } = board
    const { id } = await api.a.board({ careersUrl, companyName, system, tenant })
    const at = new Date()
    const run = { startedAt: at, at, requests: 1, bytes: 1, secondLookMs: SECOND_LOOK_MS }
    const answer = { ...reading, incompleteReason: null, validators: {}, validatorsVersion: '1:1', ...run }
    await commitScrape(api.db, { ...answer, boardId: id }, curation)
  }
  await api.db.update(schema.jobs).set({ freeTenth: true })
  return api.db.select().from(schema.jobs).where(isNull(schema.jobs.unlistedReason))
}
