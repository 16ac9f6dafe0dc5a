import { write, writeSync } from 'node:fs'

type LogOutput = {
  write(line: string): void
  /** In the last moment of a process. */
  flushSync(): void
}

/** About 3,000 lines: enough for any burst, and for a disk that is full for a moment. */
const MAX_WAITING_BYTES = 1024 * 1024
const PIECE = 16 * 1024
const BUSY_MS = 100
const WARN_EVERY_MS = 60_000

const NOTHING = Buffer.alloc(0)

let dropped = 0
let told = Number.NEGATIVE_INFINITY
let isTelling = false

export const droppedLines = (): number => dropped

/** On standard error, once a minute at most; that may be full or closed too. */
function tell(why: string) {
  const now = performance.now()
  if (isTelling || now - told < WARN_EVERY_MS) return
  told = now
  isTelling = true
  write(2, `The log cannot be written (${why}). Lines dropped so far: ${dropped}.\n`, () => {
    isTelling = false
  })
}

const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY'

/**
 * In order. What cannot be written (full disk, closed pipe, a slow reader) waits; beyond 1 MiB new lines are dropped
 * and counted. Pino's own output ends the process at a full disk, waits without limit, and never ends at exit.
 */
export function openLogOutput(fd: number): LogOutput {
  const lines: string[] = []
  let waiting = 0
  let piece: Buffer = NOTHING
  let isWriting = false

  const nextPiece = () => {
    let text = ''
    while (text.length < PIECE && lines.length > 0) text += lines.shift()
    waiting -= text.length
    return Buffer.from(text)
  }
  const ended = (error: NodeJS.ErrnoException | null, written: number) => {
    isWriting = false
    if (error === null) piece = piece.subarray(written)
    else if (isBusy(error)) return void setTimeout(writeOn, BUSY_MS).unref()
    else return tell(error.code ?? error.message)
    writeOn()
  }
  const writeOn = () => {
    if (isWriting) return
    if (piece.length === 0) piece = nextPiece()
    if (piece.length === 0) return
    isWriting = true
    write(fd, piece, ended)
  }

  return {
    write(line) {
      if (waiting + line.length > MAX_WAITING_BYTES) {
        dropped += 1
        tell('too much of it waits')
      } else {
        lines.push(line)
        waiting += line.length
      }
      writeOn()
    },
    flushSync() {
      try {
        if (isWriting) piece = NOTHING
        for (; piece.length > 0 || lines.length > 0; piece = piece.subarray(writeSync(fd, piece)))
          if (piece.length === 0) piece = nextPiece()
      } catch {
        // Nobody is left to tell.
      }
    },
  }
}
