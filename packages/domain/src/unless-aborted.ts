/** The signal's reason if it aborts first; the work itself continues. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = () => {}
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
  })
  if (signal.aborted) leave()
  try {
    return await Promise.race([aborted, work])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
