import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../../bootstrap/start-error.mjs'

const FOR_OPERATOR = ['StartError', 'ConfigError', 'BackupError', 'NewerSchemaError']

/** @throws StartError with the usage for words that it does not know */
export const readArgs = <const T extends Record<string, { type: 'string' | 'boolean' }>>(
  usage: string,
  options: T,
) => {
  try {
    return parseArgs({ options, args: process.argv.slice(2) }).values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

/** Seen from where the operator is: package managers run scripts elsewhere. */
export const pathFrom = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

export const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** The message of the system or of PostgreSQL explains it best. */
const isOfSystem = (error: Error) => 'syscall' in error || 'severity' in error

/** An error that the operator can fix is printed as a sentence, with exit code 1. */
export const runAsCommand = async (work: () => Promise<string>): Promise<void> => {
  try {
    console.log(await work())
  } catch (error) {
    const isForOperator = error instanceof Error && (FOR_OPERATOR.includes(error.name) || isOfSystem(error))
    console.error(isForOperator ? error.message : error)
    process.exitCode = 1
  }
}
