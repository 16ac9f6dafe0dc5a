export type Logger = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silent: Logger = { info() {}, warn() {}, error() {} }
