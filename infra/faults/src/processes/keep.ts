const groups = new Set<number>()

function endAll() {
  for (const pid of groups) {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // The whole group has ended.
    }
  }
}

let isListening = false
function listen() {
  if (isListening) return
  isListening = true
  process.once('exit', endAll)
  process.once('SIGTERM', () => process.exit(143))
  process.once('disconnect', () => process.exit(1))
}

/** A process that leads a group of its own goes, with its group, when the test process goes, however that ends. */
export function endsWithUs(pid: number): void {
  listen()
  groups.add(pid)
}
