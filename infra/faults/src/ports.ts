import { randomInt } from 'node:crypto'
import { isPortFree } from '@lilypad/embedded/processes'

/** Below those that systems give to outgoing connections: what is away for a while finds its port free again. */
const [FIRST, END] = [20_000, 30_000]

/** A free port that stays with whoever listens there, also while it is down. */
export const lastingPort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isPortFree(port)) return port
  }
}
