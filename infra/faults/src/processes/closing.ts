/** What is to be closed when a test is over: the last that was opened goes first. */
export function createClosing() {
  const closers: (() => unknown)[] = []
  return {
    add: (close: () => unknown) => void closers.push(close),
    async close() {
      for (const close of closers.splice(0).reverse()) await close()
    },
  }
}

export type Closing = ReturnType<typeof createClosing>
