/** Loaded before the script of a child process: when the parent is gone, the child stops as if told to. */
const PATIENCE_MS = 35_000

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})

// This channel alone is no reason to stay alive.
process.channel?.unref()
