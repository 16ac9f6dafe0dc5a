export type ReadinessChecks = {
  /** Rejects while the database is away. */
  hasSchema(): Promise<boolean>
  queue(): Promise<unknown>
  /** It finishes its current work and accepts no new work. */
  leaving: AbortSignal
  /** Set while the process waits for what it depends on, and does not work yet. */
  isStarting?: true
}

export type Readiness = {
  success: boolean
  database: boolean
  migrations: boolean
  queue: boolean
  leaving?: true
  starting?: true
}

const TIMEOUT_MS = 3_000

/** Rejects a late answer; the work itself continues. */
export function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), TIMEOUT_MS)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

const askOrNull = <T>(question: Promise<T>) => withinPatience(question).catch(() => null)

/** Takes three seconds at most. */
export async function askReadiness(checks: ReadinessChecks): Promise<Readiness> {
  const [migrations, queue] = await Promise.all([
    askOrNull(checks.hasSchema()),
    askOrNull(checks.queue().then(() => true)),
  ])
  const { leaving, isStarting } = checks
  return {
    success: migrations === true && queue === true && !leaving.aborted && !isStarting,
    database: migrations !== null,
    migrations: migrations === true,
    queue: queue === true,
    ...(leaving.aborted && { leaving: true as const }),
    ...(isStarting && { starting: isStarting }),
  }
}
