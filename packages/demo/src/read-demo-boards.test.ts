import { detectBoard, readBoard, readHtml } from '@lilypad/boards'
import type { Web } from '@lilypad/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoBoardsServer, demoCatalogue, startDemoBoards } from './index.ts'

let demo: DemoBoardsServer
beforeAll(async () => {
  demo = await startDemoBoards({ isHostile: true })
})
afterAll(() => demo.close())

/** The replay mapping, without the guards of the real door. */
const web: Web = {
  async request({ url, headers = {} }) {
    const reply = await fetch(`${demo.origin}/${url.replace('https://', '')}`, { headers })
    const bytes = new Uint8Array(await reply.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const replyHeaders = Object.fromEntries(reply.headers)
    return {
      status: reply.status,
      url,
      headers: replyHeaders,
      bytes,
      text: () => text,
      json: () => JSON.parse(text),
    }
  },
}

async function read(careersUrl: string) {
  const found = detectBoard(careersUrl)
  if (!found.ok) throw new Error(found.problem)
  const reading = await readBoard(found, { web })
  if (reading.outcome !== 'read') throw new Error('an unconditional request was answered as unchanged')
  return reading
}

const catalogue = demoCatalogue()

describe('every demo board is read through its system', () => {
  it.each(catalogue.map(({ companyName }, place) => ({ companyName, place })))(
    '$companyName: all of its postings and nothing that is hidden',
    async ({ place }) => {
      const board = demo.boards()[place]
      const reading = await read(catalogue[place]?.careersUrl ?? '')
      const found = reading.postings.map(({ externalId, url }) => `${externalId} ${url}`)
      expect(found.sort()).toEqual(board?.postings.map(({ id, url }) => `${id} ${url}`).sort())
      expect(reading.complete).toBe(true)
    },
  )

  it('gives the pay of the pay field', async () => {
    for (const [place, { careersUrl }] of catalogue.entries()) {
      const { postings } = await read(careersUrl)
      for (const posting of demo.boards()[place]?.postings ?? []) {
        const pay = postings.find(({ externalId }) => externalId === posting.id)?.pay ?? null
        if (posting.pay.inField) expect(pay).toMatchObject({ min: posting.pay.min, max: posting.pay.max })
      }
    }
  })

  it('leaves nothing of the hostile postings that could run', async () => {
    const hostile = demo
      .boards()
      .flatMap(({ postings }) => postings.filter(({ rawHtml }) => rawHtml !== null))
    expect(hostile).toHaveLength(2)
    for (const { tenant, id } of hostile) {
      const entry = catalogue.find(({ careersUrl }) => careersUrl.includes(tenant))
      const { postings } = await read(entry?.careersUrl ?? '')
      const html = postings.find(({ externalId }) => externalId === id)?.html ?? ''
      expect(html).toContain('<script>')
      expect(readHtml(html).markdown).not.toMatch(/<script|<iframe|onclick|javascript:|must never run/)
    }
  })
})
