import { parseArgs } from 'node:util'
import { startDemoBoards } from '@lilypad/testing'

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })
const boards = await startDemoBoards({ port: Number(values.port) })
process.send?.({ type: 'ready', origin: boards.origin })

process.once('SIGTERM', async () => {
  await boards.close()
  process.exit(0)
})
