import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Loaded before a process's own code: its clock is ahead by the milliseconds that the file CLOCK_FILE holds, and follows
 * when they change; a file beside it, with the process's number at its end, says which it follows. Stopwatches and
 * timers go on, as when a machine's clock is put forward or back.
 */
const file = process.env.CLOCK_FILE ?? ''
let ahead = 0
let followed = ''

function follow() {
  const wanted = readFileSync(file, 'utf8')
  if (wanted === followed) return
  followed = wanted
  ahead = Number(wanted)
  writeFileSync(`${file}.${process.pid}`, wanted)
}
follow()
setInterval(follow, 50).unref()

const OwnDate = Date
const now = () => OwnDate.now() + ahead

globalThis.Date = new Proxy(OwnDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [now()], asked),
  apply: () => new OwnDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
