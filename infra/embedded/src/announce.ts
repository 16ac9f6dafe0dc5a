import { relative } from 'node:path'
import type { Ports } from './ports.ts'
import type { Product } from './product.ts'

const DEMO_ACCOUNTS = [
  ['admin@example.com', 'admin, premium'],
  ['paid@example.com', 'premium by subscription'],
  ['free@example.com', 'free'],
  ['member@example.com', 'premium, in the middle of a search'],
] as const

const table = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
}

const demoAccounts = [
  '',
  'Demo accounts, each with the password lilypad-demo:',
  ...table(DEMO_ACCOUNTS),
  'Only this machine can reach it as long as one of them has this password.',
]

/** The ready line comes last: programs wait for it. */
export const readyLines = (product: Product, ports: Ports, hasDemoAccounts: boolean): string[] => {
  const { root, settings, dataDir } = product
  const web = `http://localhost:${settings.PORT}`
  const logs = relative(root, dataDir.logs)
  return [
    '',
    ...table([
      ['Web', `${web}/`],
      ['Calls', `${web}/docs`],
      ['Mail', ports.mailUi ? `http://127.0.0.1:${ports.mailUi}/` : 'goes out by SMTP_URL'],
      ...(ports.demoBoards ? [['Boards', `http://127.0.0.1:${ports.demoBoards}`] as const] : []),
      ['Logs', logs.startsWith('..') ? dataDir.logs : logs],
    ]),
    ...(hasDemoAccounts ? demoAccounts : []),
    '',
    `Lilypad ready at ${web}`,
  ]
}
