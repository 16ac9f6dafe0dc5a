// In place of apps/worker: takes a moment to stop, and says whether the database was still there then.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { note } from './note.mjs'

const isDatabaseUp = () =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(process.env.DATABASE_URL ?? '').port), '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })

const alive = setInterval(() => {}, 1_000)
process.send?.({ type: 'ready' })
process.once('SIGTERM', async () => {
  await sleep(300)
  note(`worker stopped, database ${(await isDatabaseUp()) ? 'up' : 'down'}`)
  clearInterval(alive)
  process.exit(0)
})
