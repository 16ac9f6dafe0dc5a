import type { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { type Variables, variables } from './variables.ts'

export type Env = Readonly<Record<string, string | undefined>>

const faultOf = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${issue.message}.`

/** Compose files and shells pass an unset variable as `NAME=`, so an empty value counts as not set. */
const withoutEmpty = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )

/** Settings that need others: without them payments would grant nothing, and a store could not be opened. */
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

/**
 * The environment, parsed variable by variable under its own names; addresses of embedded services stay unset unless
 * given. For the process that starts the others, which themselves call `readConfig`.
 *
 * @throws ConfigError with one sentence for each faulty variable, all of them at once
 */
export const readVariables = (env: Env): Variables => {
  const present = withoutEmpty(env)
  const parsed = variables.safeParse(present)
  const issues = parsed.error?.issues ?? []
  const faults = [...issues.map(faultOf), ...pairFaults(present, issues)]
  if (!parsed.success || faults.length > 0) throw new ConfigError([...new Set(faults)])
  return parsed.data
}
