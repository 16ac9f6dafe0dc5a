import { type HostFailure, ScrapeError } from '@lilypad/domain'

/** The host's own: after failures on three boards it rests. */
export class HostFault extends ScrapeError {
  declare readonly kind: HostFailure
  readonly host: string

  constructor(
    kind: HostFailure,
    host: string,
    message: string,
    options: { cause?: unknown; retryAt?: number } = {},
  ) {
    super(kind, message, options)
    this.host = host
  }
}

const UNRESOLVED = ['ENOTFOUND', 'EAI_AGAIN']

export function connectionFault(error: unknown, host: string): HostFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new HostFault('unreachable', host, connectionMessage(code, host), { cause: error })
}

function connectionMessage(code: string, host: string): string {
  if (UNRESOLVED.includes(code)) return `The name ${host} could not be resolved.`
  if (code === 'ECONNREFUSED') return `${host} refused the connection.`
  if (/CERT|TLS|SSL|UNABLE_TO/.test(code)) return `A secure connection to ${host} could not be set up.`
  return `The connection to ${host} broke off.`
}
