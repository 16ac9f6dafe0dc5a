// Another product of the clone whose folder is given: registered until it is killed.
import { registerRunning } from '../bootstrap/lock.mjs'

registerRunning(process.argv[2] ?? '')
console.log('registered')
setInterval(() => {}, 1_000)
