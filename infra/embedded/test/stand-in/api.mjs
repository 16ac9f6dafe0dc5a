// In place of apps/api: answers on PORT, says its environment, dies when told, and writes down when it stops.
import { createServer } from 'node:http'
import { note } from './note.mjs'

const server = createServer((request, reply) => {
  if (request.url === '/die') process.exit(7)
  reply.end(request.url === '/env' ? JSON.stringify(process.env) : 'ok')
})
server.listen(Number(process.env.PORT), () => process.send?.({ type: 'ready' }))
process.once('SIGTERM', () => {
  note('api stopped')
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
