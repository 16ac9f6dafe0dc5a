const PATIENCE_MS = 5_000

/** Whether an address answers 200. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}
