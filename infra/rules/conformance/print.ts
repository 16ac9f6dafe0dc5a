import { allTags, toPage } from './page.ts'

const USAGE = 'Usage: npm run conformance [--silent > FILE]\n  prints each demand with the tests that hold it'
const [word] = process.argv.slice(2)
if (word === undefined) process.stdout.write(toPage(allTags()))
else if (word === '--help' || word === '-h') console.log(USAGE)
else {
  console.error(`Nothing is known of '${word}'.\n${USAGE}`)
  process.exitCode = 2
}
