import type { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { type Variables, variables } from './variables.ts'

export type Env = Readonly<Record<string, string | undefined>>

const faultOf = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${issue.message}.`

/** Compose files and shells hand on `NAME=` for what nobody set: that counts as not set. */
const withoutEmpty = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )

/** One without the other would take money and grant nothing. */
const pairFaults = (env: Env) =>
  env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET
    ? ['STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is.']
    : []

/**
 * The environment, parsed variable by variable, names kept: what replaces an embedded service is still unset
 * here if nobody set it. For the process that starts the others; they themselves call `readConfig`.
 *
 * @throws ConfigError with one sentence for each faulty variable, all of them at once
 */
export const readVariables = (env: Env): Variables => {
  const present = withoutEmpty(env)
  const parsed = variables.safeParse(present)
  const faults = [...(parsed.error?.issues ?? []).map(faultOf), ...pairFaults(present)]
  if (!parsed.success || faults.length > 0) throw new ConfigError([...new Set(faults)])
  return parsed.data
}
