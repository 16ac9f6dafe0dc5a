/** What the pages tell people to run, and is run as they tell it: by what it must answer. */
export const RUN: Record<string, RegExp> = {
  'board try': /\bposting/i,
  'board record': /^Recorded as \S+ in \S+: \d+ files\.$/m,
  conformance: /^## Part 1 §1: /m,
  'curation:score': /^category\b/m,
  'history:score': /^listed_again precision /m,
  sbom: /^\d+ packages are listed in /m,
}

const CONTAINERS = 'it needs Docker; compose.test.ts holds the files that it reads'

/** What is not run here, and why. */
export const NOT_RUN: Record<string, string> = {
  start: 'every browser test does, as it is told',
  test: 'it is what runs this',
  check: 'npm test runs its parts before the tests',
  fix: 'it changes the sources',
  build: 'npm start does',
  install: 'npm start and npm test do',
  dev: 'it goes on until it is stopped',
  bench: 'it takes minutes, and is worth something on a quiet machine alone',
  'test:faults': 'it takes minutes, and needs redis-server and haproxy',
  'test:all': 'it is npm test and more',
  'test:rest': 'it takes many minutes, and continuous integration runs it',
  'test:shared': 'it needs what lies beside the clone, and continuous integration runs it',
  'curation:train': 'it writes the models',
  'curation:train-category': 'it needs the labelled texts, and writes the model',
  look: 'npm run test:all does, with the other tests in the browser',
  'look:renew': 'it changes the pictures, and needs Chromium',
  pictures: 'it changes the pictures, and needs Chromium',
  supply: 'it asks the registry for what has become known since',
  audit: 'it asks the registry for what has become known since',
  backup: 'infra/embedded/test/backup.test.ts does, on data of its own',
  restore: 'infra/embedded/test/backup.test.ts does, on data of its own',
  vitest: 'these are tests themselves',
  '--filter @lilypad/e2e browser': 'these are tests themselves',
  '--filter @lilypad/db generate': 'it writes a migration',
  node: 'it starts one process of production, which infra/faults does with each of them',
  'docker build': CONTAINERS,
  'docker compose build': CONTAINERS,
  'docker compose up': CONTAINERS,
  'docker compose down': CONTAINERS,
  'docker compose run': CONTAINERS,
  'docker compose ps': CONTAINERS,
  'docker compose exec postgres psql': CONTAINERS,
  'docker compose exec worker browser': CONTAINERS,
  'test:compose': 'it takes seven minutes, and needs root on Debian',
}
