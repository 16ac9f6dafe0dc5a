import { once } from 'node:events'
import { createServer } from 'node:http'
import { type DemoBoard, startDemoBoards } from '@lilypad/demo'

/** An employer that listed something since the time before. */
export type News = { company: string; titles: string[] }

const isListed = (posting: DemoBoard['postings'][number]) => posting.unlistedReason === null

function newsSince(before: DemoBoard[], now: DemoBoard[]): News[] {
  const known = new Set(before.flatMap((board) => board.postings.map((posting) => posting.id)))
  return now.flatMap((board) => {
    const titles = board.postings.filter((one) => isListed(one) && !known.has(one.id)).map((one) => one.title)
    return titles.length > 0 ? [{ company: board.employer.name, titles }] : []
  })
}

/** The demo boards of the tests' product, and a door by which a test makes time pass on them. */
export async function startControlledBoards() {
  const demo = await startDemoBoards({ isHostile: true })
  const control = createServer((_request, reply) => {
    const before = demo.boards()
    demo.evolve()
    reply.end(JSON.stringify(newsSince(before, demo.boards())))
  }).listen(0, '127.0.0.1')
  await once(control, 'listening')
  const address = control.address()
  if (address === null || typeof address === 'string') throw new Error('the control door has no port')
  const close = async () => {
    control.close()
    await demo.close()
  }
  return { origin: demo.origin, control: `http://127.0.0.1:${address.port}`, close }
}
