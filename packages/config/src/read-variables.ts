import type { z } from 'zod'
import { type Variables, variables } from './variables.ts'

/** For the operator: one sentence for each faulty variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

export type Env = Readonly<Record<string, string | undefined>>

const toFault = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${issue.message}.`

/** Compose files and shells pass an unset variable as `NAME=`, so an empty value counts as not set. */
const withoutEmpty = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )

/** Without the other, payments would grant nothing, and a store could not be opened. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['FILES_URL', 'S3_ACCESS_KEY_ID'],
  ['FILES_URL', 'S3_SECRET_ACCESS_KEY'],
]

/** Checked once each variable is valid by itself. */
const pairFaults = (env: Env, issues: readonly z.core.$ZodIssue[]) =>
  PAIRS.filter(([one, other]) => env[one] && !env[other] && !issues.some(({ path }) => path[0] === one)).map(
    ([one, other]) => `${other} must be set where ${one} is.`,
  )

/** Of `docker-compose.yml`, for trying the product out. */
const SAMPLE_SECRET = 'for-this-machine-only'

/** Each would be a silent mistake of a real installation. */
const conflictFaults = ({ PAYMENTS, STRIPE_SECRET_KEY, PUBLIC_URL, SESSION_SECRET }: Env) => [
  ...(PAYMENTS === 'sandbox' && STRIPE_SECRET_KEY
    ? ['PAYMENTS must be empty where STRIPE_SECRET_KEY is set: the sandbox would take the payments.']
    : []),
  ...(PUBLIC_URL?.startsWith('https:') && SESSION_SECRET === SAMPLE_SECRET
    ? ['SESSION_SECRET must be one of your own where PUBLIC_URL is https: the sample is known to everyone.']
    : []),
]

/** For the process that starts the others: addresses of embedded services stay unset unless given. */
export function readVariables(env: Env): Variables {
  const present = withoutEmpty(env)
  const parsed = variables.safeParse(present)
  const issues = parsed.error?.issues ?? []
  const faults = [...issues.map(toFault), ...pairFaults(present, issues), ...conflictFaults(present)]
  if (!parsed.success || faults.length > 0) throw new ConfigError([...new Set(faults)])
  return parsed.data
}
