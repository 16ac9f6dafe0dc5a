import { openParser } from '@lilypad/parsing'
import { runBoardCommand } from '../src/recording/board-command.ts'

const parser = openParser({ threads: 1 })
try {
  const surroundings = { env: process.env, parser, print: console.log, complain: console.error }
  process.exitCode = await runBoardCommand(process.argv.slice(2), surroundings)
} finally {
  await parser.close()
}
