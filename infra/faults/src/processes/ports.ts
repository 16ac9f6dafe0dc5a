import { randomInt } from 'node:crypto'
import { isPortFree } from '@lilypad/embedded'

/** Below the range for outgoing connections, so that a stopped service finds its port still free. */
const [FIRST, END] = [20_000, 30_000]

/** A free port that stays reserved for its service, even while the service is down. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isPortFree(port)) return port
  }
}
