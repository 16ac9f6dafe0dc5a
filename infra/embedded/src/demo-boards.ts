import { parseArgs } from 'node:util'
import { startDemoBoards } from '@lilypad/demo'

const { values } = parseArgs({
  options: { host: { type: 'string', default: '127.0.0.1' }, port: { type: 'string', default: '0' } },
})
const host = values.host === '0.0.0.0' ? '0.0.0.0' : '127.0.0.1'
const boards = await startDemoBoards({ host, port: Number(values.port) })
process.send?.({ type: 'ready', origin: boards.origin })

process.once('SIGTERM', async () => {
  await boards.close()
  process.exit(0)
})
